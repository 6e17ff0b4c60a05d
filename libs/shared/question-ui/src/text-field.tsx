import { useTranslation } from '@lms/i18n';
import { Input } from '@lms/ui';
import type { FieldProps } from './field-props';
import { NumberHint, useNumberHint } from './number-hint';
import styles from './question.module.css';

/** Limit of the server. */
const maxTextLength = 2000;

/** SHORT_ANSWER and NUMERICAL: a single-line input. */
export const TextField = ({ question, response, lang, disabled, onAnswer }: FieldProps) => {
  const { t } = useTranslation();
  const numerical = question.type === 'NUMERICAL';
  const text = typeof response === 'string' ? response : '';
  const hint = useNumberHint(numerical ? text : '');
  return (
    <div className={styles['text']}>
      <label className={styles['text']}>
        {t(numerical ? 'learning.question.number' : 'learning.question.answer')}
        <Input
          type="text"
          inputMode={numerical ? 'decimal' : 'text'}
          lang={lang}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxTextLength}
          value={text}
          disabled={disabled}
          {...hint.field}
          onChange={(event) => onAnswer(event.target.value, true)}
        />
      </label>
      <NumberHint {...hint} />
    </div>
  );
};
