import { ButtonLink, StatusTag } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User, UserEnrolment } from '@lms/org-management/contract';
import { Progress } from '@lms/ui';
import { Link } from 'react-router-dom';
import { Newest } from './newest';
import { Part } from './part';
import { enrolPath, recordPath } from './record-paths';
import { userPageApi } from './user-page-api';
import styles from './user-page.module.css';

/** Returns the text of when an enrolment was completed or started. */
const useTimes = () => {
  const { t, formats } = useTranslation();
  return ({ startedAt, completedAt }: UserEnrolment) => {
    if (completedAt) return t('users.page.completedOn', { at: formats.date(completedAt) });
    if (startedAt) return t('users.page.started', { at: formats.date(startedAt) });
    return t('users.page.notStarted');
  };
};

/** Enrolments of a user, the newest first. */
export const EnrolmentsPart = ({ user, whole }: { user: User; whole?: boolean }) => {
  const { t, formats } = useTranslation();
  const timesOf = useTimes();
  const query = userPageApi.useGetUserStudyQuery(user.id, { refetchOnMountOrArgChange: true });
  return (
    <Part
      title={t('users.page.enrolments')}
      query={query}
      empty={t('users.page.noEnrolments')}
      isEmpty={({ enrolments }) => enrolments.length === 0}
      action={
        user.roles.includes('ROLE_USER') &&
        user.status !== 'INACTIVE' && (
          <ButtonLink to={enrolPath(user.id)}>{t('users.action.enrol')}</ButtonLink>
        )
      }
    >
      {({ enrolments }) => (
        <Newest
          whole={whole}
          rows={enrolments.map((enrolment) => (
            <li key={enrolment.id} className={styles['enrolment']}>
              <div>
                <Link
                  className={styles['strong']}
                  lang={enrolment.courseLanguage}
                  to={recordPath('enrolments', user.id, enrolment)}
                >
                  {enrolment.courseTitle}
                </Link>
                <p className={styles['soft']}>{timesOf(enrolment)}</p>
              </div>
              <Progress
                value={enrolment.progressPercent}
                text={t('users.page.progress', {
                  percent: formats.percent(enrolment.progressPercent),
                })}
              />
              <StatusTag
                status={enrolment.status === 'COMPLETED' ? 'VALID' : 'STUDYING'}
                text={t(`users.page.enrolment.${enrolment.status}`)}
              />
            </li>
          ))}
        />
      )}
    </Part>
  );
};
