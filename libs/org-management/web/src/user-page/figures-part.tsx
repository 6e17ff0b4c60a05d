import { useDuration, useTranslation } from '@lms/i18n';
import type { User, UserTotals } from '@lms/org-management/contract';
import { useId } from 'react';
import { userPageApi } from './user-page-api';
import styles from './user-page.module.css';

const useFigures = () => {
  const { t, formats } = useTranslation();
  const duration = useDuration();
  /** Mean as a whole percentage; nothing is known without entries. */
  const mean = (percent: number | null) =>
    percent === null ? t('users.page.figure.none') : formats.percent(Math.round(percent));
  return (totals: UserTotals): [label: string, value: string, hint: string][] => [
    [
      t('users.page.figure.courses'),
      formats.number(totals.enrolments),
      t('users.page.figure.completed', { count: totals.completed }),
    ],
    [
      t('users.page.figure.progress'),
      mean(totals.progressPercent),
      t('users.page.figure.progressHint'),
    ],
    [
      t('users.page.figure.time'),
      duration(Math.floor(totals.secondsSpent / 60)) || t('common.minutes', { count: 0 }),
      t('users.page.figure.timeHint'),
    ],
    [
      t('users.page.figure.score'),
      mean(totals.percent),
      t('users.page.figure.attempts', { count: totals.attempts }),
    ],
    [
      t('users.page.certificates'),
      formats.number(totals.certificates),
      t('users.page.figure.valid', { count: totals.validCertificates }),
    ],
  ];
};

/**
 * Figures of all that a user studied; those who never do have none. The parts below tell whether
 * they can't be loaded.
 */
export const FiguresPart = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const heading = useId();
  const figuresOf = useFigures();
  const { currentData } = userPageApi.useGetUserStudyQuery(user.id);
  const studies = user.roles.includes('ROLE_USER') || (currentData?.totals.enrolments ?? 0) > 0;
  if (!studies) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {t('users.page.figures')}
      </h2>
      <dl className={styles['figures']} aria-busy={!currentData}>
        {currentData &&
          figuresOf(currentData.totals).map(([label, value, hint]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd className={styles['soft']}>{hint}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
};
