import { useTranslation } from '@lms/i18n';
import { nextLesson } from '@lms/learning/contract';
import { EmptyList, PageHead } from '@lms/ui';
import { Navigate, useParams } from 'react-router-dom';
import { lessonPath, lessonsOf } from '../course-path';
import { useGetLearningCourseQuery } from '../learning-api';
import { CourseProblem } from './course-problem';
import { PlayerHeader } from './player-header';
import { PlayerSkeleton } from './player-skeleton';

/** `/learn/:courseId`: redirects to the lesson to continue at. */
export const Page = () => {
  const { t } = useTranslation();
  const { courseId = '' } = useParams();
  // Refetched: the lesson to continue at changes with each lesson opened.
  const {
    data: course,
    error,
    isFetching,
    refetch,
  } = useGetLearningCourseQuery(courseId, { refetchOnMountOrArgChange: true });
  if (error && !isFetching) return <CourseProblem error={error} onRetry={() => void refetch()} />;
  if (!course || isFetching) return <PlayerSkeleton />;
  const lesson = nextLesson(lessonsOf(course), course.lastLessonId);
  if (lesson) return <Navigate to={lessonPath(courseId, lesson.id)} replace />;
  return (
    <>
      <PageHead title={course.title} />
      <PlayerHeader title={<h1 lang={course.language}>{course.title}</h1>} />
      <div className="container">
        <EmptyList text={t('learning.player.noLessons')} />
      </div>
    </>
  );
};
