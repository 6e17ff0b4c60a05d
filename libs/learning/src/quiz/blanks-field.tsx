import { useTranslation } from '@lms/i18n';
import { Input, Select } from '@lms/ui';
import type { FieldProps } from './choice-field';
import styles from './question.module.css';

/** FILL_IN_BLANKS: a field for each blank, numbered as in the text. */
export const BlanksField = ({ question, response, lang, disabled, onAnswer }: FieldProps) => {
  const { t } = useTranslation();
  const given = response !== null && typeof response === 'object' ? response : {};
  const filled = Array.isArray(given) ? {} : given;
  return (
    <ul className={styles['stems']}>
      {question.blanks?.map(({ id, kind, options }, index) => {
        const value = filled[id];
        const chosen = Array.isArray(value) ? value : [];
        const fill = (next: string | string[], typing?: boolean) =>
          onAnswer({ ...filled, [id]: next }, typing);
        const common = { disabled, lang };
        const text = typeof value === 'string' ? value : '';
        return (
          <li key={id}>
            <label className={styles['stem']}>
              <span>{t('learning.question.blank', { number: index + 1 })}</span>
              {options ? (
                <Select
                  {...common}
                  multiple={kind === 'CHOICES'}
                  value={kind === 'CHOICES' ? chosen : text}
                  onChange={({ target }) =>
                    fill(
                      kind === 'CHOICES'
                        ? Array.from(target.selectedOptions, (option) => option.value)
                        : target.value,
                    )
                  }
                >
                  {kind === 'CHOICE' && <option value="">{t('learning.question.choose')}</option>}
                  {options.map((option) => (
                    <option key={option.id} value={option.id}>
                      {option.text}
                    </option>
                  ))}
                </Select>
              ) : (
                <Input
                  {...common}
                  type="text"
                  inputMode={kind === 'NUMBER' ? 'decimal' : 'text'}
                  autoComplete="off"
                  spellCheck={false}
                  value={text}
                  onChange={(event) => fill(event.target.value, true)}
                />
              )}
            </label>
          </li>
        );
      })}
    </ul>
  );
};
