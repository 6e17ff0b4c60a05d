import { useTranslation } from '@lms/i18n';
import { Select } from '@lms/ui';
import type { FieldProps } from './field-props';
import { InlineRich } from './inline-rich';
import styles from './question.module.css';

/** MATCHING: a select with the choices for each stem. */
export const MatchingField = ({ question, response, lang, disabled, onAnswer }: FieldProps) => {
  const { t } = useTranslation();
  const chosen = response !== null && typeof response === 'object' ? response : {};
  const matched = Array.isArray(chosen) ? {} : chosen;
  const choose = (stemId: string, choiceId: string) => {
    const others = Object.entries(matched).filter(([id]) => id !== stemId);
    onAnswer(Object.fromEntries(choiceId ? [...others, [stemId, choiceId]] : others));
  };
  return (
    <ul className={styles['stems']}>
      {question.stems?.map((stem) => (
        <li key={stem.id}>
          <label className={styles['stem']}>
            <InlineRich html={stem.text} lang={lang} />
            <Select
              value={matched[stem.id] ?? ''}
              disabled={disabled}
              onChange={(event) => choose(stem.id, event.target.value)}
            >
              <option value="">{t('learning.question.choose')}</option>
              {question.choices?.map(({ id, text }) => (
                <option key={id} value={id} lang={lang}>
                  {text}
                </option>
              ))}
            </Select>
          </label>
        </li>
      ))}
    </ul>
  );
};
