import { defaultTableState, type TableState } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { CourseRatingTypes } from '@lms/learning/contract';
import { ErrorState } from '@lms/ui';
import { useRef, useState } from 'react';
import { RatingForm } from './rating-form';
import { ratingsApi } from './ratings-api';
import styles from './ratings.module.css';

export interface RatingPanelProps {
  courseId: string;
  /** Leaves out the heading, where a summary stands above. */
  untitled?: boolean;
}

/** A learner finds only the own rating. */
const ownRatingState = (courseId: string): TableState<CourseRatingTypes> => ({
  ...(defaultTableState as TableState<CourseRatingTypes>),
  filter: { courseId },
});

/** Own rating of a course. */
export const RatingPanel = ({ courseId, untitled = false }: RatingPanelProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = ratingsApi.useFindCourseRatingsQuery(ownRatingState(courseId));
  // Not shown any more, although it may not be known yet that they are gone.
  const [deleted, setDeleted] = useState<string[]>([]);
  const panel = useRef<HTMLElement>(null);
  if (!data) {
    return error && <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  const rating = data.items.find(({ id }) => !deleted.includes(id));
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles['rating']}
      aria-label={t(rating ? 'ratings.own.yours' : 'ratings.own.title')}
    >
      {!untitled && <h2>{t(rating ? 'ratings.own.yours' : 'ratings.own.title')}</h2>}
      <RatingForm
        key={deleted.length}
        courseId={courseId}
        rating={rating}
        onDeleted={(id) => {
          setDeleted([...deleted, id]);
          panel.current?.focus();
        }}
      />
      <p role="status">{deleted.length > 0 && !rating && t('ratings.own.deleted')}</p>
    </section>
  );
};
