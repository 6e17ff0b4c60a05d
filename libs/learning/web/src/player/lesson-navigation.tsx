import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { ButtonLink } from '@lms/ui';
import { lessonPath, lessonsOf } from '../course-path';
import styles from './player.module.css';

export const LessonNavigation = ({
  course,
  lessonId,
}: {
  course: LearningCourse;
  lessonId: string;
}) => {
  const { t } = useTranslation();
  const lessons = lessonsOf(course);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const [previous, next] = [lessons[index - 1], lessons[index + 1]];
  // Until the lesson is done, its own button is the first.
  const look = lessons[index]?.completed ? 'primary' : 'secondary';
  return (
    <nav className={styles['steps']} aria-label={t('learning.player.steps')}>
      {previous ? (
        <ButtonLink to={lessonPath(course.id, previous.id)} look="secondary">
          {t('learning.player.previous')}
        </ButtonLink>
      ) : (
        // Keeps the next one at its place.
        <span />
      )}
      {next && !next.locked && (
        <ButtonLink to={lessonPath(course.id, next.id)} look={look}>
          {t('learning.player.next')}
        </ButtonLink>
      )}
      {next?.locked && <p className={styles['hint']}>{t('learning.player.nextLocked')}</p>}
    </nav>
  );
};
