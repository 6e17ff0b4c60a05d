import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { Button, ButtonLink, EmptyList, ErrorState, Loading, PageHead, Skeleton } from '@lms/ui';
import { useParams } from 'react-router-dom';
import { FocusHeader } from '../focus/focus-header';
import { useGetLearningCourseQuery } from '../learning-api';
import { CourseProblem } from '../player/course-problem';
import { PlayerHeader } from '../player/player-header';
import styles from './course-notes.module.css';
import { LessonNoteList } from './lesson-note-list';
import { sectionsWithNotes } from './sections-with-notes';
import { useNotes } from './use-notes';

const NotesBySection = ({ course }: { course: LearningCourse }) => {
  const { t, formats } = useTranslation();
  const { query, notes, bookmarks } = useNotes(course.id);
  if (query.error && !query.data) {
    return <ErrorState problem={toCallProblem(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) {
    return (
      <Loading>
        <Skeleton height={16} />
      </Loading>
    );
  }
  const sections = sectionsWithNotes(course, notes, bookmarks);
  if (sections.length === 0) {
    return (
      <EmptyList text={t('notes.panel.empty')}>
        <ButtonLink to={`/learn/${course.id}`}>{t('notes.page.back')}</ButtonLink>
      </EmptyList>
    );
  }
  return (
    <>
      <p className={styles['facts']}>
        {t('notes.page.count', { count: notes.length })}
        {' · '}
        {formats.date(new Date().toISOString())}
      </p>
      <div className="screen-only">
        <Button onClick={() => window.print()}>{t('notes.page.print')}</Button>
      </div>
      {sections.map((section) => (
        <section key={section.id} className={styles['section']}>
          <h2 lang={section.isGone ? undefined : course.language}>
            {section.isGone ? t('notes.panel.gone') : section.title}
          </h2>
          {section.lessons.map((lesson) => (
            <LessonNoteList key={lesson.key} course={course} lesson={lesson} />
          ))}
        </section>
      ))}
    </>
  );
};

/** All notes, highlights and bookmarks of a course, to read and print. */
export const CourseNotes = () => {
  const { t } = useTranslation();
  const { courseId = '' } = useParams();
  const { currentData: course, error, refetch } = useGetLearningCourseQuery(courseId);
  if (error && !course) return <CourseProblem error={error} onRetry={() => void refetch()} />;
  if (!course) {
    return (
      <>
        <PlayerHeader />
        <div className={styles['page']}>
          <Loading>
            <Skeleton height={16} />
          </Loading>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHead title={t('notes.title')} />
      <FocusHeader
        back={`/learn/${courseId}`}
        backText={t('notes.page.back')}
        title={<p lang={course.language}>{course.title}</p>}
      />
      <div className={styles['page']}>
        <div>
          <h1>{t('notes.title')}</h1>
          <p lang={course.language} className={styles['course']}>
            {course.title}
          </p>
        </div>
        <NotesBySection course={course} />
      </div>
    </>
  );
};
