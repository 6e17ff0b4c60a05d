import { useTranslation } from '@lms/i18n';
import { TextArea } from '@lms/ui';
import { useId } from 'react';
import { countWords } from './count-words';
import type { FieldProps } from './field-props';
import styles from './question.module.css';
import { WordLimits } from './word-limits';

/** Limit of the server, in code points. */
const maxEssayLength = 20_000;

/**
 * ESSAY: a growing text area with the word count, the recommended number of words and the limit.
 */
export const EssayField = ({ question, response, lang, disabled, onAnswer }: FieldProps) => {
  const { t, formats } = useTranslation();
  const id = useId();
  const text = typeof response === 'string' ? response : '';
  return (
    <div className={styles['essay']}>
      <label htmlFor={id}>{t('learning.question.answer')}</label>
      <TextArea
        id={id}
        rows={10}
        lang={lang}
        aria-describedby={`${id}-length`}
        value={text}
        disabled={disabled}
        onChange={({ target }) =>
          onAnswer([...target.value].slice(0, maxEssayLength).join(''), true)
        }
      />
      <div id={`${id}-length`} className={styles['note']}>
        <p>
          <WordLimits {...question} />
        </p>
        <p>{t('learning.question.words', { count: countWords(text, lang) })}</p>
        <p>
          {t('learning.question.length', {
            count: formats.number([...text].length),
            max: formats.number(maxEssayLength),
          })}
        </p>
      </div>
    </div>
  );
};
