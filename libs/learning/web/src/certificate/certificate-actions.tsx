import { apiBase } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { Button, ButtonLink, Icon, type IconPath } from '@lms/ui';
import { useState } from 'react';
import styles from './certificate.module.css';
import { linkedInUrl } from './linked-in';
import { useOrigin } from './use-origin';

const download: IconPath = 'M12 4v11M7 10.5l5 5 5-5M5 20h14';
const chain: IconPath =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5';
const shield: IconPath = 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM8.8 12l2.4 2.4 4-4.4';

interface CertificateActionsProps {
  certificate: Certificate;
  /** True if the reader holds the certificate, and so may add it to a profile. */
  isOwn: boolean;
}

/** Buttons that download, copy and share a certificate. */
export const CertificateActions = ({ certificate, isOwn }: CertificateActionsProps) => {
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
        <Icon name={download} />
        {t('certificate.action.download')}
      </ButtonLink>
      <Button look="secondary" onClick={() => void copy()}>
        <Icon name={chain} />
        {t('certificate.action.copy')}
      </Button>
      {isOwn && (
        <ButtonLink
          look="secondary"
          to={linkedInUrl(certificate, url)}
          target="_blank"
          rel="noopener"
        >
          <Icon name="user" />
          {t('certificate.action.linkedIn')}
        </ButtonLink>
      )}
      <ButtonLink look="plain" to={`${file}.png`} reloadDocument download>
        <Icon name={shield} />
        {t('certificate.action.badge')}
      </ButtonLink>
      <p className={styles['link']}>
        {t('certificate.action.formats')} <a href={`${file}.svg`}>SVG</a>{' '}
        <a href={`${file}.json`}>JSON</a>
      </p>
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
