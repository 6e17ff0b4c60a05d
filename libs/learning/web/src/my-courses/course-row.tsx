import { useTranslation } from '@lms/i18n';
import type { MyCourse } from '@lms/learning/contract';
import { Icon, Thumbnail } from '@lms/ui';
import { CourseProgress } from '../course-progress';
import styles from './course-row.module.css';
import { LessonLine } from './lesson-line';
import { StudyLink } from './study-link';

/** Course in the list: drawing, title, what comes next, how far it is, and one button. */
export const CourseRow = ({ course }: { course: MyCourse }) => {
  const { t, formats } = useTranslation();
  const { slug, title, imageUrl, language, category, categorySlug, completedAt, next } = course;
  return (
    <article className={`panel ${styles['row']}`}>
      <Thumbnail slug={slug} category={categorySlug} imageUrl={imageUrl} />
      <div className={styles['text']}>
        <h3 lang={language}>{title}</h3>
        <p className={styles['detail']}>
          {next ? (
            <LessonLine course={course} />
          ) : (
            `${formats.content(category)} · ${course.organizationName}`
          )}
        </p>
        {completedAt ? (
          <p className={styles['done']}>
            <Icon name="check" size={18} />
            {t('learning.myCourses.completed', { date: formats.date(completedAt) })}
          </p>
        ) : (
          <CourseProgress percent={course.progressPercent} />
        )}
      </div>
      <StudyLink course={course} />
    </article>
  );
};
