import { apiBase } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { ButtonLink, Icon, type IconPath } from '@lms/ui';
import { LazyShare } from '../share/lazy-share';
import styles from './certificate.module.css';
import { useOrigin } from './use-origin';

const download: IconPath = 'M12 4v11M7 10.5l5 5 5-5M5 20h14';
const shield: IconPath = 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM8.8 12l2.4 2.4 4-4.4';

interface CertificateActionsProps {
  certificate: Certificate;
  /** True if the reader holds the certificate, and so may add it to a profile. */
  isOwn: boolean;
}

/** Buttons that download and share a certificate. */
export const CertificateActions = ({ certificate, isOwn }: CertificateActionsProps) => {
  const { t } = useTranslation();
  const path = `/verify/${certificate.serial}`;
  const file = `${apiBase}/certificate/${certificate.serial}`;
  return (
    <section className={styles['actions']} aria-label={t('certificate.action.title')}>
      <ButtonLink to={`${file}.pdf`} reloadDocument download>
        <Icon name={download} />
        {t('certificate.action.download')}
      </ButtonLink>
      <LazyShare
        path={path}
        title={certificate.courseTitle}
        held={isOwn ? certificate : undefined}
      />
      <ButtonLink look="plain" to={`${file}.png`} reloadDocument download>
        <Icon name={shield} />
        {t('certificate.action.badge')}
      </ButtonLink>
      <p className={styles['link']}>
        {t('certificate.action.formats')} <a href={`${file}.svg`}>SVG</a>{' '}
        <a href={`${file}.json`}>JSON</a>
      </p>
      <p className={styles['link']}>
        {t('certificate.action.public')} <a href={path}>{useOrigin() + path}</a>
      </p>
    </section>
  );
};
