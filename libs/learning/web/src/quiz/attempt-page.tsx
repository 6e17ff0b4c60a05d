import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { PageHead } from '@lms/ui';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { lessonPath } from '../course-path';
import { FocusHeader, type FocusHeaderProps } from '../focus/focus-header';
import { learningApi, useGetAttemptQuery, useGetLearningCourseQuery } from '../learning-api';
import { CourseProblem } from '../player/course-problem';
import { PlayerSkeleton } from '../player/player-skeleton';
import { AttemptForm } from './attempt-form';
import { AttemptResultView } from './attempt-result';
import styles from './attempt.module.css';

/** Time between two looks for the mark of a written answer, in milliseconds. */
const markingPollMs = 15_000;

const Sitting = ({ attemptId }: { attemptId: string }) => {
  const { t } = useTranslation();
  const [waits, setWaits] = useState(false);
  const {
    data: attempt,
    error,
    fulfilledTimeStamp = 0,
    refetch,
  } = useGetAttemptQuery(attemptId, {
    refetchOnFocus: waits,
    pollingInterval: waits ? markingPollMs : 0,
    skipPollingIfUnfocused: true,
  });
  const { courseId = '' } = useParams();
  const { data: course } = useGetLearningCourseQuery(courseId);
  const [started, setStarted] = useState(false);
  if (attempt?.status === 'IN_PROGRESS' && !started) setStarted(true);
  const isWaiting = attempt?.status === 'SUBMITTED';
  if (isWaiting !== waits) setWaits(isWaiting);
  const dispatch = useDispatch();
  useEffect(() => {
    if (!waits) return undefined;
    // The mark decides about further attempts, progress and certificate.
    return () => void dispatch(learningApi.util.invalidateTags(['Attempt', 'Enrolment']));
  }, [waits, dispatch]);

  // Whoever's enrolment ends in an attempt can neither answer nor submit any more.
  const isGone = error && toCallProblem(error).code === 'entity.notFound';
  if (error && (!attempt || isGone))
    return (
      <CourseProblem
        error={error}
        notMineText={t('learning.attempt.notMine')}
        onRetry={() => void refetch()}
      />
    );
  if (!attempt) return <PlayerSkeleton />;
  const running = attempt.status === 'IN_PROGRESS';
  const lang = course?.language ?? 'en';
  const head: FocusHeaderProps = {
    back: lessonPath(attempt.courseId, attempt.lessonId),
    backText: t('learning.attempt.back'),
    title: <h1 lang={lang}>{attempt.title}</h1>,
    detail: (
      <>
        {t('learning.attempt.number', { number: attempt.number })}
        {course && (
          <>
            {' · '}
            <span lang={lang}>{course.title}</span>
          </>
        )}
      </>
    ),
  };
  return (
    <>
      <PageHead title={attempt.title} />
      {running ? (
        <AttemptForm
          head={head}
          attempt={attempt}
          aheadMs={Date.parse(attempt.serverTime) - fulfilledTimeStamp}
          lang={lang}
        />
      ) : (
        <>
          <FocusHeader {...head} />
          <div className={`container ${styles['page']}`}>
            <AttemptResultView
              attempt={attempt}
              course={course}
              lang={lang}
              justFinished={started}
            />
          </div>
        </>
      )}
    </>
  );
};

/** `/learn/:courseId/attempt/:attemptId`: an attempt, and once submitted its result. */
export const Page = () => {
  const { attemptId = '' } = useParams();
  return <Sitting key={attemptId} attemptId={attemptId} />;
};
