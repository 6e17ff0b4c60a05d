import { useTranslation } from '@lms/i18n';
import { Input } from '@lms/ui';
import type { FieldProps } from './field-props';
import styles from './question.module.css';

/** Limit of the server. */
const maxTextLength = 2000;

/** SHORT_ANSWER and NUMERICAL: a single-line input. */
export const TextField = ({ question, response, lang, disabled, onAnswer }: FieldProps) => {
  const { t } = useTranslation();
  const numerical = question.type === 'NUMERICAL';
  return (
    <label className={styles['text']}>
      {t(numerical ? 'learning.question.number' : 'learning.question.answer')}
      <Input
        type="text"
        inputMode={numerical ? 'decimal' : 'text'}
        lang={lang}
        autoComplete="off"
        spellCheck={false}
        maxLength={maxTextLength}
        value={typeof response === 'string' ? response : ''}
        disabled={disabled}
        onChange={(event) => onAnswer(event.target.value, true)}
      />
    </label>
  );
};
