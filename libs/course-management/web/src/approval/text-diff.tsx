import { useTranslation } from '@lms/i18n';
import { diffWords } from 'diff';
import styles from './approval.module.css';

/** Word-by-word diff of a text, marked by sign and colour, and named for screen readers. */
export const TextDiff = ({
  before,
  after,
  lang,
}: {
  before: string;
  after: string;
  lang?: string;
}) => {
  const { t } = useTranslation();
  return (
    <p className={styles['diff']} lang={lang}>
      {diffWords(before, after).map(({ value, added, removed }, index) => {
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
