import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { CourseRating } from '@lms/learning/contract';
import { Button, ErrorState, ProblemAlert } from '@lms/ui';
import { useRef, useState } from 'react';
import { RatingForm } from './rating-form';
import { ratingsApi } from './ratings-api';
import styles from './ratings.module.css';
import { ownRatingState } from './use-save-rating';

export interface RatingPanelProps {
  courseId: string;
  /** Leaves out the heading, where a summary stands above. */
  untitled?: boolean;
}

/** Own rating of a course. */
export const RatingPanel = ({ courseId, untitled = false }: RatingPanelProps) => {
  const { t } = useTranslation();
  const { data, error, refetch } = ratingsApi.useFindCourseRatingsQuery(ownRatingState(courseId));
  // Not shown any more, although it may not be known yet that they are gone.
  const [deleted, setDeleted] = useState<CourseRating[]>([]);
  const [restored, setRestored] = useState<CourseRating>();
  const [create, restoring] = ratingsApi.useCreateCourseRatingMutation();
  const panel = useRef<HTMLElement>(null);
  if (!data) {
    return error && <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  const rating = data.items.find(({ id }) => !deleted.some((gone) => gone.id === id));
  const last = rating || restored ? undefined : deleted.at(-1);
  const restore = async (gone: CourseRating) => {
    const { stars, review } = gone;
    const { error: refusal } = await create({ courseId, stars, review });
    const isThere = refusal && toCallProblem(refusal).code === 'entity.duplicate';
    if (isThere) void refetch();
    else if (refusal) return;
    setRestored(gone);
    panel.current?.focus();
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles['rating']}
      aria-label={t(rating ? 'ratings.own.yours' : 'ratings.own.title')}
    >
      {!untitled && <h2>{t(rating ? 'ratings.own.yours' : 'ratings.own.title')}</h2>}
      <RatingForm
        key={`${deleted.length} ${restored?.id}`}
        courseId={courseId}
        rating={rating}
        restored={restored}
        onDeleted={(gone) => {
          setDeleted([...deleted, gone]);
          setRestored(undefined);
          panel.current?.focus();
        }}
      />
      <p role="status">{last && t('ratings.own.deleted')}</p>
      {last && (
        <div className={styles['actions']}>
          <Button look="secondary" busy={restoring.isLoading} onClick={() => void restore(last)}>
            {t('ratings.own.undo')}
          </Button>
        </div>
      )}
      {last && restoring.error && <ProblemAlert problem={toCallProblem(restoring.error)} />}
    </section>
  );
};
