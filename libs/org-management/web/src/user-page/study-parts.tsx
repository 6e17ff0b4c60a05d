import { coursePaths } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User, UserAttempt } from '@lms/org-management/contract';
import { Link } from 'react-router-dom';
import { Newest } from './newest';
import { Part } from './part';
import { userPageApi } from './user-page-api';
import styles from './user-page.module.css';

const useResultText = () => {
  const { t, formats } = useTranslation();
  return ({ status, passed, percent }: UserAttempt) => {
    if (status === 'IN_PROGRESS') return t('users.page.running');
    if (passed === null || percent === null) return t('users.page.beingMarked');
    const shown = { percent: formats.percent(percent) };
    return passed ? t('users.page.passed', shown) : t('users.page.failed', shown);
  };
};

/** Enrolments, quiz attempts and certificates of a user. */
export const StudyParts = ({ user }: { user: User }) => {
  const { t, formats } = useTranslation();
  const resultText = useResultText();
  const query = userPageApi.useGetUserStudyQuery(user.id, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Part
        title={t('users.page.enrolments')}
        query={query}
        empty={t('users.page.noEnrolments')}
        isEmpty={({ enrolments }) => enrolments.length === 0}
      >
        {({ enrolments }) => (
          <Newest
            rows={enrolments.map((enrolment) => (
              <li key={enrolment.id}>
                <span className={styles['strong']} lang={enrolment.courseLanguage}>
                  {enrolment.courseTitle}
                </span>
                <span className={styles['soft']}>
                  {t(`users.page.enrolment.${enrolment.status}`)} ·{' '}
                  {t('users.page.progress', {
                    percent: formats.percent(enrolment.progressPercent),
                  })}
                </span>
              </li>
            ))}
          />
        )}
      </Part>
      <Part
        title={t('users.page.attempts')}
        query={query}
        empty={t('users.page.noAttempts')}
        isEmpty={({ attempts }) => attempts.length === 0}
      >
        {({ attempts }) => (
          <Newest
            rows={attempts.map((attempt) => (
              <li key={attempt.id}>
                <div>
                  <p className={styles['strong']}>{attempt.quizTitle}</p>
                  <p className={styles['soft']}>
                    {t('users.page.attempt', {
                      number: formats.number(attempt.number),
                      course: attempt.courseTitle,
                    })}
                  </p>
                </div>
                <span className={styles['soft']}>
                  {resultText(attempt)} · {formats.date(attempt.startedAt)}
                </span>
              </li>
            ))}
          />
        )}
      </Part>
      <Part
        title={t('users.page.certificates')}
        query={query}
        empty={t('users.page.noCertificates')}
        isEmpty={({ certificates }) => certificates.length === 0}
      >
        {({ certificates }) => (
          <>
            <Newest
              rows={certificates.map(({ serial, courseTitle, issuedAt, revokedAt }) => (
                <li key={serial}>
                  <div>
                    <p className={styles['strong']}>{courseTitle}</p>
                    <p className={styles['soft']}>
                      {revokedAt
                        ? t('users.page.revoked', { at: formats.date(revokedAt) })
                        : t('users.page.issued', { at: formats.date(issuedAt) })}
                    </p>
                  </div>
                  <Link to={`/verify/${serial}`}>{serial}</Link>
                </li>
              ))}
            />
            <Link to={`${coursePaths.certificates}?filter.userId=${user.id}`}>
              {t('users.page.allCertificates')}
            </Link>
          </>
        )}
      </Part>
    </>
  );
};
