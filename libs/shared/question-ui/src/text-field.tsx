import { useTranslation } from '@lms/i18n';
import { Input } from '@lms/ui';
import type { FieldProps } from './field-props';
import styles from './question.module.css';

/** As much as the server takes. */
const maxTextLength = 2000;

/** SHORT_ANSWER and NUMERICAL: one line to type into. */
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
