import { coursePaths, StatusTag } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User, UserCertificate } from '@lms/org-management/contract';
import { Link } from 'react-router-dom';
import { Newest } from './newest';
import { Part } from './part';
import { recordPath } from './record-paths';
import { userPageApi } from './user-page-api';
import styles from './user-page.module.css';

const useStateText = () => {
  const { t, formats } = useTranslation();
  return ({ issuedAt, revokedAt }: UserCertificate) =>
    revokedAt
      ? t('users.page.revoked', { at: formats.date(revokedAt) })
      : t('users.page.issued', { at: formats.date(issuedAt) });
};

/** Certificates of a user, the newest first. */
export const CertificatesPart = ({ user, whole }: { user: User; whole?: boolean }) => {
  const { t } = useTranslation();
  const stateText = useStateText();
  const query = userPageApi.useGetUserStudyQuery(user.id, { refetchOnMountOrArgChange: true });
  return (
    <Part
      title={t('users.page.certificates')}
      query={query}
      empty={t('users.page.noCertificates')}
      isEmpty={({ certificates }) => certificates.length === 0}
    >
      {({ certificates }) => (
        <>
          <Newest
            whole={whole}
            rows={certificates.map((certificate) => (
              <li key={certificate.serial}>
                <div>
                  <Link
                    className={styles['strong']}
                    to={recordPath('certificates', user.id, certificate)}
                  >
                    {certificate.courseTitle}
                  </Link>
                  <p>
                    <Link className={styles['serial']} to={`/verify/${certificate.serial}`}>
                      {certificate.serial}
                    </Link>
                  </p>
                </div>
                <span className={styles['soft']}>
                  <StatusTag
                    status={certificate.revokedAt ? 'REVOKED' : 'VALID'}
                    text={stateText(certificate)}
                  />
                </span>
              </li>
            ))}
          />
          <p className={styles['more']}>
            <Link to={`${coursePaths.certificates}?filter.userId=${user.id}`}>
              {t('users.page.allCertificates')}
            </Link>
          </p>
        </>
      )}
    </Part>
  );
};
