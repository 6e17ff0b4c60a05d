import { useTranslation } from '@lms/i18n';
import type { MyCourse } from '@lms/learning/contract';
import { ButtonLink } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './continue-card.module.css';

const actionOf = ({ completedAt, lastLessonId }: MyCourse) => {
  if (completedAt) return 'learning.myCourses.review';
  return lastLessonId ? 'learning.myCourses.continue' : 'learning.myCourses.start';
};

/** The one way from the list into a course; `onCover` where it lies on the course's colour. */
export const StudyLink = ({ course, onCover }: { course: MyCourse; onCover?: boolean }) => {
  const { t } = useTranslation();
  const to = `/learn/${course.courseId}`;
  const text = (
    <>
      {t(actionOf(course))}
      <span className="visually-hidden" lang={course.language}>
        {course.title}
      </span>
    </>
  );
  return onCover ? (
    <Link className={styles['go']} to={to}>
      {text}
    </Link>
  ) : (
    <ButtonLink to={to} look="secondary">
      {text}
    </ButtonLink>
  );
};
