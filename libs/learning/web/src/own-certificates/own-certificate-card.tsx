import { apiBase } from '@lms/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { OwnCertificate } from '@lms/learning/contract';
import { Check, ProblemAlert, Rosette } from '@lms/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { ShareActions } from '../share/share-actions';
import { ownCertificatesApi, subjectIdOf } from './own-certificates-api';
import styles from './own-certificates.module.css';

interface CardPartProps {
  certificate: OwnCertificate;
  /** Id of the title, which makes the names of the card's controls distinct. */
  titleId: string;
}

/** Switch that shows a certificate on the public profile; saved at once. */
const ShowSwitch = ({ certificate, titleId }: CardPartProps) => {
  const { shown } = certificate;
  const { t } = useTranslation();
  const [showCertificate, { isLoading, isSuccess }] =
    ownCertificatesApi.useShowCertificateMutation();
  const [problem, setProblem] = useState<CallProblem>();
  const choose = async (chosen: boolean) => {
    if (isLoading) return;
    const { error } = await showCertificate({ subjectId: subjectIdOf(certificate), shown: chosen });
    setProblem(error && toCallProblem(error));
  };
  return (
    <div className={styles['switch']}>
      <Check
        checked={shown}
        aria-busy={isLoading}
        aria-describedby={titleId}
        onChange={({ target }) => void choose(target.checked)}
      >
        {t('publicProfile.show')}
      </Check>
      {problem && <ProblemAlert problem={problem} />}
      <p role="status" className={styles['soft']}>
        {isSuccess && !problem && t(shown ? 'publicProfile.chosen' : 'publicProfile.unchosen')}
      </p>
    </div>
  );
};

const Files = ({ certificate: { serial }, titleId }: CardPartProps) => {
  const { t } = useTranslation();
  const file = `${apiBase}/certificate/${serial}`;
  const named = (part: string) => {
    const id = `${titleId}-${part}`;
    return { id, 'aria-labelledby': `${id} ${titleId}` };
  };
  return (
    <p className={styles['files']}>
      <Link to={`/certificate/${serial}`} {...named('see')}>
        {t('publicProfile.see')}
      </Link>
      <a href={`${file}.pdf`} {...named('pdf')} download>
        {t('publicProfile.pdf')}
      </a>
      {['PNG', 'SVG'].map((format) => (
        <a key={format} href={`${file}.${format.toLowerCase()}`} {...named(format)} download>
          {t('publicProfile.badge', { format })}
        </a>
      ))}
    </p>
  );
};

const Revoked = ({ certificate }: { certificate: OwnCertificate }) => {
  const { t, formats } = useTranslation();
  const { revokedAt, revocationReason, replaced } = certificate;
  return (
    <p className={styles['soft']}>
      {replaced && `${t('publicProfile.replaced')} `}
      {t('publicProfile.revoked', {
        date: formats.date(revokedAt ?? ''),
        reason: revocationReason ?? '',
      })}
    </p>
  );
};

/** One certificate of the learner, with what can be done with it. */
export const OwnCertificateCard = ({ certificate }: { certificate: OwnCertificate }) => {
  const { t, formats } = useTranslation();
  const title = useId();
  const { serial, courseTitle, courseSlug, categorySlug, organizationName, language } = certificate;
  const isValid = certificate.status === 'VALID';
  return (
    <article className={`panel ${styles['card']}`} aria-labelledby={title}>
      <div className={styles['head']} data-status={certificate.status}>
        <Rosette slug={courseSlug} category={categorySlug} className={styles['seal']} />
        <div>
          <h2 id={title} lang={language}>
            {courseTitle}
          </h2>
          <p>{organizationName}</p>
          <p className={styles['soft']}>
            <span className={styles['state']} data-status={certificate.status}>
              {t(`publicProfile.state.${certificate.status}`)}
            </span>{' '}
            {t('publicProfile.issued', { date: formats.date(certificate.issuedAt) })}
          </p>
          <p className={styles['serial']}>{serial}</p>
        </div>
      </div>
      {isValid ? (
        <>
          <Files certificate={certificate} titleId={title} />
          <ShareActions path={`/verify/${serial}`} title={courseTitle} held={certificate} />
          <ShowSwitch certificate={certificate} titleId={title} />
        </>
      ) : (
        <Revoked certificate={certificate} />
      )}
    </article>
  );
};
