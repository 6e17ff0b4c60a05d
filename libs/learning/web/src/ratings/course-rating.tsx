import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { useState } from 'react';
import { LazyRating } from './lazy-rating';
import styles from './ratings.module.css';

/** Own rating below a lesson: open once the course is completed. */
export const CourseRating = ({ course }: { course: LearningCourse }) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? course.status === 'COMPLETED';
  return (
    <details
      className={styles['unfold']}
      open={isOpen}
      onToggle={(event) => setChosen(event.currentTarget.open)}
    >
      <summary>{t(course.rated ? 'learning.player.rated' : 'learning.player.rate')}</summary>
      {isOpen && <LazyRating courseId={course.id} untitled />}
    </details>
  );
};
