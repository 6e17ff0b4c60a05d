import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { PageHead } from '@lms/ui';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { LazyCourseCompletion } from '../completion/lazy-completion';
import { lessonsOf } from '../course-path';
import { CourseProgress } from '../course-progress';
import { useGetLearningCourseQuery } from '../learning-api';
import { LazyNotesTools } from '../notes/lazy-notes';
import { LazyKeepCourse } from '../offline/lazy-offline';
import { CourseRating } from '../ratings/course-rating';
import { LazyLessonCost } from '../saver/lazy-saver';
import { LazyStudyTools } from '../study/lazy-study';
import { CourseComplete } from './course-complete';
import { CourseProblem } from './course-problem';
import { Curriculum } from './curriculum';
import { LessonNavigation } from './lesson-navigation';
import { LessonView } from './lesson-view';
import { PlayerHeader } from './player-header';
import { PlayerSkeleton } from './player-skeleton';
import styles from './player.module.css';
import { UnsentProgress } from './unsent-progress';
import { useLessonTab } from './use-lesson-tab';

const Player = ({ course, lessonId }: { course: LearningCourse; lessonId: string }) => {
  const { t } = useTranslation();
  const [tab, setTab] = useLessonTab();
  const region = useRef<HTMLDivElement>(null);
  const lessons = lessonsOf(course);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const lesson = lessons[index];
  const section = course.sections.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const title = lesson?.title ?? t('learning.player.title');
  return (
    <>
      <PageHead title={title} />
      <PlayerHeader title={<p lang={course.language}>{course.title}</p>}>
        <CourseProgress percent={course.progressPercent} />
        <span data-tools>
          <LazyStudyTools course={course} lessonId={lessonId} region={region} onTab={setTab} />
        </span>
      </PlayerHeader>
      <div className={styles['player']}>
        <div ref={region} tabIndex={-1} className={styles['lesson']}>
          <div className={styles['head']}>
            {section && (
              <p className={styles['section']}>
                <span lang={course.language}>{section.title}</span>
                {' · '}
                {t('learning.player.place', { number: index + 1, total: lessons.length })}
              </p>
            )}
            <h1 lang={lesson && course.language}>{title}</h1>
            <div className={styles['tools']}>
              <LazyNotesTools course={course} lessonId={lessonId} />
              <LazyKeepCourse course={course} />
            </div>
            <LazyLessonCost courseId={course.id} lessonId={lessonId} />
          </div>
          <LessonView key={lessonId} course={course} lessonId={lessonId} tab={tab} onTab={setTab} />
          <UnsentProgress />
          <CourseComplete course={course} />
          {course.status !== 'COMPLETED' && <LazyCourseCompletion course={course} />}
          <LessonNavigation course={course} lessonId={lessonId} />
          <CourseRating course={course} />
        </div>
        <Curriculum course={course} lessonId={lessonId} />
      </div>
    </>
  );
};

export const Page = () => {
  const { courseId = '', lessonId = '' } = useParams();
  const {
    currentData: course,
    error,
    refetch,
  } = useGetLearningCourseQuery(courseId, {
    refetchOnFocus: true,
  });
  const isLost = error !== undefined && toCallProblem(error).code === 'learning.notEnrolled';
  if (course && !isLost) return <Player course={course} lessonId={lessonId} />;
  if (error) return <CourseProblem error={error} onRetry={() => void refetch()} />;
  return <PlayerSkeleton />;
};
