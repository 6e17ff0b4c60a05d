import { ErrorState, Notice, whileBusy } from '@lms/admin-ui';
import type { Course, CourseDraft } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, Skeleton } from '@lms/ui';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { stageOf, useCourseAction } from '../courses/use-course-action';
import styles from './builder.module.css';
import { CourseChecklist } from './checklist';
import { draftApi } from './draft-api';
import { type DraftSaver, isStuck, type SaveState } from './draft-saver';

interface SubmitStepProps {
  course: Course;
  saver: DraftSaver;
  state: SaveState;
  isAuthor: boolean;
  /** Called after the course was submitted or withdrawn. */
  onMoved: () => Promise<void>;
}

/** Builder step with the checklist and the submission for approval. */
export const SubmitStep = ({ course, saver, state, isAuthor, onMoved }: SubmitStepProps) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<CourseDraft>();
  const act = useCourseAction();
  const [isMoving, setIsMoving] = useState(false);
  // The checklist checks the saved draft.
  useEffect(() => void saver.flush(), [saver]);
  const { data, error, isFetching, refetch } = draftApi.useGetChecklistQuery(course.id, {
    refetchOnMountOrArgChange: true,
  });
  const stage = stageOf(course);
  const move = async (action: 'submit' | 'withdraw') => {
    setIsMoving(true);
    await saver.flush();
    const { id, title } = course;
    // A draft that a colleague submitted can't be saved, so the course is newer than the draft.
    const version = Math.max(saver.version, course.version);
    if (await act(action, { id, title, version })) await onMoved();
    setIsMoving(false);
  };

  if (stage === 'PENDING') {
    return (
      <>
        <p>{t('courses.submit.waiting')}</p>
        {isAuthor && (
          <div>
            <Button {...whileBusy(isMoving)} onClick={() => void move('withdraw')}>
              {t('courses.action.withdraw')}
            </Button>
          </div>
        )}
      </>
    );
  }
  if (error && !isFetching) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton height={12} />
      </Loading>
    );
  }
  const isReady = data.items.length === 0;
  const isSaved = state.status === 'saved';
  // A published course without a revision.
  const isUnchanged = stage === 'ACTIVE' || stage === 'INACTIVE';
  const reason = !isSaved
    ? t('courses.submit.notSaved')
    : isUnchanged
      ? t('courses.submit.unchanged')
      : isReady
        ? undefined
        : t('courses.submit.notReady', { count: data.items.length });
  return (
    <div className={styles['group']} aria-busy={isFetching}>
      {isReady ? (
        !isStuck(state) && <Notice tone="good">{t('courses.submit.ready')}</Notice>
      ) : (
        <>
          <p>{t('courses.submit.missing')}</p>
          <CourseChecklist items={data.items} draft={values} linked />
        </>
      )}
      {isAuthor && (
        <>
          <div>
            <Button
              type="primary"
              {...whileBusy(isMoving)}
              aria-disabled={reason !== undefined || isMoving || undefined}
              aria-describedby="submit-reason"
              onClick={() => reason === undefined && !isMoving && void move('submit')}
            >
              {t('courses.action.submit')}
            </Button>
          </div>
          <p id="submit-reason" role="status">
            {reason}
          </p>
        </>
      )}
    </div>
  );
};
