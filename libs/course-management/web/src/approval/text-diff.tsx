import { useTranslation } from '@lms/i18n';
import { diffWords } from 'diff';
import styles from './approval.module.css';

interface TextDiffProps {
  before: string;
  after: string;
  lang?: string;
  /** Shows only the text before or after, with its own changes. */
  side?: 'before' | 'after';
}

/** Word-by-word diff of a text, marked by sign and colour, and named for screen readers. */
export const TextDiff = ({ before, after, lang, side }: TextDiffProps) => {
  const { t } = useTranslation();
  return (
    <p className={styles['diff']} lang={lang}>
      {diffWords(before, after).map(({ value, added, removed }, index) => {
        if ((side === 'before' && added) || (side === 'after' && removed)) return null;
        if (added) {
          return (
            <ins key={index}>
              <span className="visually-hidden">{t('courses.review.addedWords')} </span>
              {value}
            </ins>
          );
        }
        return removed ? (
          <del key={index}>
            <span className="visually-hidden">{t('courses.review.removedWords')} </span>
            {value}
          </del>
        ) : (
          <span key={index}>{value}</span>
        );
      })}
    </p>
  );
};
