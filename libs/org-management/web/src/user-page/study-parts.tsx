import { coursePaths, MountOnOpen } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User } from '@lms/org-management/contract';
import { lazy } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Newest } from './newest';
import { Part } from './part';
import { useResultText } from './use-result-text';
import { userPageApi } from './user-page-api';
import styles from './user-page.module.css';

const AttemptDialog = lazy(() =>
  import('./attempt-dialog').then((module) => ({ default: module.AttemptDialog })),
);

/** Parameter of the address that names the open attempt. */
const attemptParam = 'attempt';

/** Enrolments, quiz attempts and certificates of a user. */
export const StudyParts = ({ user }: { user: User }) => {
  const { t, formats } = useTranslation();
  const resultText = useResultText();
  const [params, setParams] = useSearchParams();
  /** Path of a record in the list of this user's records of one course. */
  const recordPath = (
    list: 'enrolments' | 'certificates',
    { id, courseId }: { id: string; courseId: string },
  ) => `${coursePaths[list]}?filter.userId=${user.id}&filter.courseId=${courseId}&item=${id}`;
  const query = userPageApi.useGetUserStudyQuery(user.id, { refetchOnMountOrArgChange: true });
  const shown = query.currentData?.attempts.find(({ id }) => id === params.get(attemptParam));
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
                <Link
                  className={styles['strong']}
                  lang={enrolment.courseLanguage}
                  to={recordPath('enrolments', enrolment)}
                >
                  {enrolment.courseTitle}
                </Link>
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
                  <Link
                    className={styles['strong']}
                    to={{ search: `${attemptParam}=${attempt.id}` }}
                    preventScrollReset
                  >
                    {attempt.quizTitle}
                  </Link>
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
              rows={certificates.map(
                ({ id, serial, courseId, courseTitle, issuedAt, revokedAt }) => (
                  <li key={serial}>
                    <div>
                      <Link
                        className={styles['strong']}
                        to={recordPath('certificates', { id, courseId })}
                      >
                        {courseTitle}
                      </Link>
                      <p className={styles['soft']}>
                        {revokedAt
                          ? t('users.page.revoked', { at: formats.date(revokedAt) })
                          : t('users.page.issued', { at: formats.date(issuedAt) })}
                      </p>
                    </div>
                    <Link to={`/verify/${serial}`}>{serial}</Link>
                  </li>
                ),
              )}
            />
            <Link to={`${coursePaths.certificates}?filter.userId=${user.id}`}>
              {t('users.page.allCertificates')}
            </Link>
          </>
        )}
      </Part>
      <MountOnOpen open={shown !== undefined}>
        <AttemptDialog
          attempt={shown}
          onClose={() => setParams({}, { preventScrollReset: true })}
        />
      </MountOnOpen>
    </>
  );
};
