import { useTranslation } from '@lms/i18n';
import { useId } from 'react';
import { TextArea } from '../controls/input';
import type { FieldProps } from './field-props';
import styles from './question.module.css';

/** As much as the server takes, in code points. */
const longestEssay = 20_000;

/** ESSAY: as many lines as it takes, with how much of the room is used. */
export const EssayField = ({ response, lang, disabled, onAnswer }: FieldProps) => {
  const { t, formats } = useTranslation();
  const countId = useId();
  const text = typeof response === 'string' ? response : '';
  return (
    <div className={styles['essay']}>
      <label className={styles['essay']}>
        {t('learning.question.answer')}
        <TextArea
          rows={10}
          lang={lang}
          aria-describedby={countId}
          value={text}
          disabled={disabled}
          onChange={({ target }) =>
            onAnswer([...target.value].slice(0, longestEssay).join(''), true)
          }
        />
      </label>
      <p id={countId} className={styles['note']}>
        {t('learning.question.length', {
          count: formats.number([...text].length),
          max: formats.number(longestEssay),
        })}
      </p>
    </div>
  );
};
