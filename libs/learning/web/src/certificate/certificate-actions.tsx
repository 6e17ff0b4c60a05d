import { apiBase } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { Button, ButtonLink } from '@lms/ui';
import { useState, useSyncExternalStore } from 'react';
import styles from './certificate.module.css';
import { linkedInUrl } from './linked-in';

/** Origin of the site; unknown while the page is rendered on the server. */
const useOrigin = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => location.origin,
    () => '',
  );

/** Download, copy and share buttons of a certificate's holder. */
export const CertificateActions = ({ certificate }: { certificate: Certificate }) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<boolean | null>(null);
  const path = `/verify/${certificate.serial}`;
  const file = `${apiBase}/certificate/${certificate.serial}`;
  const url = useOrigin() + path;
  const copy = () =>
    // Browsers offer the clipboard only over https.
    Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject(new Error())).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className={styles['actions']} aria-label={t('certificate.action.title')}>
      <ButtonLink to={`${file}.pdf`} reloadDocument download>
        {t('certificate.action.download')}
      </ButtonLink>
      <Button look="secondary" onClick={() => void copy()}>
        {t('certificate.action.copy')}
      </Button>
      <ButtonLink
        look="secondary"
        to={linkedInUrl(certificate, url)}
        target="_blank"
        rel="noopener"
      >
        {t('certificate.action.linkedIn')}
      </ButtonLink>
      <ButtonLink look="secondary" to={`${file}.json`} reloadDocument download>
        {t('certificate.action.badge')}
      </ButtonLink>
      <p className={styles['link']}>
        {t('certificate.action.public')} <a href={path}>{url}</a>
      </p>
      <p role="status" className={styles['link']}>
        {copied === true && t('certificate.action.copied')}
        {copied === false && t('certificate.action.notCopied')}
      </p>
    </section>
  );
};
