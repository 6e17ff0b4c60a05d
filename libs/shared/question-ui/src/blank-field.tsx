import type { LearnerQuestion } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Input, Select } from '@lms/ui';
import { NumberHint, useNumberHint } from './number-hint';
import styles from './question.module.css';

type Blank = NonNullable<LearnerQuestion['blanks']>[number];

interface BlankFieldProps {
  blank: Blank;
  number: number;
  value: string | string[] | undefined;
  lang: string;
  disabled?: boolean;
  onFill: (value: string | string[], typing?: boolean) => void;
}

/** Limit of the server. */
const maxTextLength = 2000;

/** Input for one blank, small enough to fit into a line of text. */
export const BlankField = ({ blank, number, value, lang, disabled, onFill }: BlankFieldProps) => {
  const { t } = useTranslation();
  const name = t('learning.question.blank', { number });
  const { kind, options = [] } = blank;
  const text = typeof value === 'string' ? value : '';
  const hint = useNumberHint(kind === 'NUMBER' ? text : '');
  if (kind === 'CHOICES') {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <span role="group" aria-label={name} className={styles['boxes']} lang={lang}>
        {options.map((option) => (
          <label key={option.id}>
            <input
              type="checkbox"
              checked={chosen.includes(option.id)}
              disabled={disabled}
              onChange={({ target }) =>
                onFill(
                  target.checked
                    ? [...chosen, option.id]
                    : chosen.filter((other) => other !== option.id),
                )
              }
            />
            {option.text}
          </label>
        ))}
      </span>
    );
  }
  return (
    <span className={styles['blank']}>
      {kind === 'CHOICE' ? (
        <Select
          aria-label={name}
          lang={lang}
          value={text}
          disabled={disabled}
          onChange={({ target }) => onFill(target.value)}
        >
          <option value="">{t('learning.question.choose')}</option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.text}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          type="text"
          aria-label={name}
          lang={lang}
          inputMode={kind === 'NUMBER' ? 'decimal' : 'text'}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxTextLength}
          value={text}
          disabled={disabled}
          {...hint.field}
          onChange={({ target }) => onFill(target.value, true)}
        />
      )}
      <NumberHint {...hint} />
    </span>
  );
};
