import { useTranslation } from '@lms/i18n';
import type { MyCourse } from '@lms/learning/contract';
import { ButtonLink, Cover, Icon } from '@lms/ui';
import { CourseProgress } from '../course-progress';
import styles from './my-courses.module.css';

const action = ({ completedAt, lastLessonId }: MyCourse) => {
  if (completedAt) return 'learning.myCourses.review';
  return lastLessonId ? 'learning.myCourses.continue' : 'learning.myCourses.start';
};

export const CourseCard = ({ course }: { course: MyCourse }) => {
  const { t, formats } = useTranslation();
  const { courseId, title, imageUrl, language, category, categorySlug, certificateSerial } = course;
  return (
    <article className={`panel ${styles['card']}`}>
      <div>
        <Cover
          slug={course.slug}
          imageUrl={imageUrl}
          category={categorySlug}
          title={title}
          lang={language}
        />
      </div>
      <div className={styles['body']}>
        <h2 lang={language}>{title}</h2>
        <p className={styles['detail']}>
          <span>{formats.content(category)}</span>
          <span>{course.organizationName}</span>
        </p>
        <CourseProgress percent={course.progressPercent} />
        {course.completedAt && (
          <p className={styles['done']}>
            <Icon name="check" />
            {t('learning.myCourses.completed', { date: formats.date(course.completedAt) })}
          </p>
        )}
        <div className={styles['actions']}>
          <ButtonLink to={`/learn/${courseId}`} look={course.completedAt ? 'secondary' : 'primary'}>
            {t(action(course))}
            <span className="visually-hidden" lang={language}>
              {title}
            </span>
          </ButtonLink>
          {certificateSerial && (
            <ButtonLink to={`/certificate/${certificateSerial}`}>
              {t('learning.certificate.see')}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
};
