import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { Alert, ErrorState } from '@lms/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { lessonPath, lessonsOf } from '../course-path';
import { learningApi, useGetLessonQuery } from '../learning-api';
import { QuizStartView } from '../quiz/quiz-start';
import { ArticleText } from '../saver/lazy-saver';
import { DocumentLesson } from './document-lesson';
import { LessonTabs, type TabChoice } from './lesson-tabs';
import { MarkDone } from './mark-done';
import { LessonSkeleton } from './player-skeleton';
import { VideoLesson } from './video-lesson';

const Locked = ({ course }: { course: LearningCourse }) => {
  const { t } = useTranslation();
  const open = lessonsOf(course).find(({ completed, locked }) => !completed && !locked);
  return (
    <Alert tone="warn">
      <p>{t('learning.player.lockedText')}</p>
      {open && (
        <Link to={lessonPath(course.id, open.id)} lang={course.language}>
          {open.title}
        </Link>
      )}
    </Alert>
  );
};

interface LessonViewProps extends TabChoice {
  course: LearningCourse;
  lessonId: string;
}

/** Renders a lesson by its type. */
export const LessonView = ({ course, lessonId, ...choice }: LessonViewProps) => {
  const { t } = useTranslation();
  const { data: lesson, error, refetch } = useGetLessonQuery(lessonId);
  const player = useRef<HTMLVideoElement>(null);
  const { completed = false, title = '' } =
    lessonsOf(course).find(({ id }) => id === lessonId) ?? {};
  const problem = error && !lesson ? toCallProblem(error) : undefined;
  const isGone = problem?.code === 'entity.notFound';
  const dispatch = useDispatch();
  useEffect(() => {
    // The course has changed, or the enrolment has ended.
    if (isGone) dispatch(learningApi.util.invalidateTags(['Enrolment']));
  }, [isGone, dispatch]);

  if (problem) {
    if (problem.code === 'learning.lessonLocked') return <Locked course={course} />;
    if (isGone) return <Alert tone="warn">{t('learning.player.lessonGone')}</Alert>;
    return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  }
  if (!lesson) return <LessonSkeleton />;
  const { video, article, document, quizId } = lesson;
  const below = (transcript?: ReactNode) => (
    <LessonTabs
      course={course}
      lessonId={lessonId}
      video={player}
      transcript={transcript}
      {...choice}
    />
  );
  if (video) {
    return (
      <VideoLesson
        player={player}
        lesson={lesson}
        video={video}
        courseLanguage={course.language}
        completed={completed}
        below={below}
      />
    );
  }
  if (quizId) {
    return (
      <>
        <QuizStartView quizId={quizId} title={title} lang={course.language} />
        {below()}
      </>
    );
  }
  return (
    <>
      {article !== undefined && (
        <ArticleText courseId={course.id} html={article} lang={course.language} />
      )}
      {document && <DocumentLesson document={document} />}
      <MarkDone course={course} lessonId={lessonId} completed={completed} />
      {below()}
    </>
  );
};
