import type { Deadline } from '@lms/dashboard/contract';
import { useTranslation } from '@lms/i18n';
import { EmptyState } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import own from './learner-panels.module.css';

const addressOf = ({ courseId, lessonId, attemptId }: Deadline) =>
  attemptId ? `/learn/${courseId}/attempt/${attemptId}` : `/learn/${courseId}/lesson/${lessonId}`;

export const Deadlines = ({ deadlines }: { deadlines: Deadline[] }) => {
  const { t, formats } = useTranslation();
  if (deadlines.length === 0) {
    return (
      <EmptyState text={t('dashboard.deadlines.empty')}>
        <p className={styles['soft']}>{t('dashboard.deadlines.hint')}</p>
      </EmptyState>
    );
  }
  return (
    <ul className={styles['rows']}>
      {deadlines.map((deadline) => (
        <li key={deadline.attemptId ?? deadline.lessonId} className={own['due']}>
          <Link className={styles['row']} to={addressOf(deadline)}>
            <span lang={deadline.language}>{deadline.title}</span>
            <span className={styles['soft']} lang={deadline.language}>
              {deadline.courseTitle}
            </span>
            <span>
              {t(`dashboard.deadlines.${deadline.kind}`, { date: formats.dateTime(deadline.at) })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
