import { type CourseTerm, sortTerms, termSides } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import styles from './approval.module.css';
import { type TermChange, termChanges } from './term-changes';
import { TextDiff } from './text-diff';

interface GlossaryReviewProps {
  /** Terms that learners see; `null` before the first publication. */
  before: readonly CourseTerm[] | null;
  after: readonly CourseTerm[];
}

/** Terms of a course; of a revision those that differ. */
export const GlossaryReview = ({ before, after }: GlossaryReviewProps) => {
  const { t, i18n } = useTranslation();
  const changes = termChanges(before ?? [], after).filter(({ change }) => change !== 'same');
  if (changes.length === 0) return <p>{t('courses.review.glossarySame')}</p>;
  const sorted = sortTerms(
    changes.map(({ term }) => term),
    i18n.language,
  ).flatMap((term) => changes.find((one) => one.term === term) ?? []);
  return (
    <dl className={styles['facts']}>
      {sorted.map((change) => (
        <Term key={change.term.id} {...change} isFirst={before === null} />
      ))}
    </dl>
  );
};

const Term = ({ change, term, before, isFirst }: TermChange & { isFirst: boolean }) => {
  const { t, i18n } = useTranslation();
  const sides = termSides(i18n.language);
  const text = (part: 'term' | 'meaning', side: (typeof sides)[number]) =>
    before ? (
      <TextDiff before={before[part][side]} after={term[part][side]} />
    ) : (
      term[part][side] && <p className={styles['text']}>{term[part][side]}</p>
    );
  return (
    <div>
      <dt>
        {sides.map((side) => (
          <div key={side} lang={side}>
            {text('term', side)}
          </div>
        ))}
        {!isFirst && (
          <div className={styles['own']}>
            <span className={styles['mark']} data-change={change}>
              {t(`courses.review.${change === 'same' ? 'changed' : change}`)}
            </span>
          </div>
        )}
      </dt>
      <dd>
        {sides.map((side) => (
          <div key={side} lang={side}>
            {text('meaning', side)}
          </div>
        ))}
      </dd>
    </div>
  );
};
