import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { Link } from 'react-router-dom';
import { lessonsOf } from '../course-path';
import { LazyLessonKeys } from '../study/lazy-keys';
import styles from './player.module.css';

/** Place of a lesson in its course, and the keys of the player. */
export const LessonAbout = ({ course, lessonId }: { course: LearningCourse; lessonId: string }) => {
  const { t } = useTranslation();
  const lesson = lessonsOf(course).find(({ id }) => id === lessonId);
  const section = course.sections.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  return (
    <>
      <dl className={styles['facts']}>
        <dt>{t('learning.about.course')}</dt>
        <dd lang={course.language}>
          <Link to={`/course/${course.slug}`}>{course.title}</Link>
        </dd>
        {section && (
          <>
            <dt>{t('learning.about.section')}</dt>
            <dd lang={course.language}>{section.title}</dd>
          </>
        )}
        {lesson && (
          <>
            <dt>{t('learning.about.lesson')}</dt>
            <dd>
              {t(`common.lessonType.${lesson.type}`)}
              {' · '}
              {t('learning.minutes', { count: lesson.durationMinutes })}
            </dd>
          </>
        )}
      </dl>
      <LazyLessonKeys />
    </>
  );
};
