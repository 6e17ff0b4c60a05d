import { paletteOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { lazyPart } from '@lms/ui';
import { CertificateOrnament } from './certificate-ornament';
import styles from './sheet.module.css';
import { useOrigin } from './use-origin';

const QrCode = lazyPart({
  load: () => import('./qr-code').then((module) => module.QrCode),
  quiet: true,
  idle: true,
});

interface CertificateSheetProps {
  certificate: Certificate;
  revoked: boolean;
}

/** The certificate as it is printed: white paper in either theme. */
export const CertificateSheet = ({ certificate, revoked }: CertificateSheetProps) => {
  const { t, formats } = useTranslation();
  const { serial, holderName, courseTitle, organizationName, percent, issuedAt, language } =
    certificate;
  const origin = useOrigin();
  return (
    <article className={styles['sheet']} data-revoked={revoked} aria-label={t('certificate.title')}>
      <CertificateOrnament {...certificate} />
      <div className={styles['text']}>
        <p className={styles['brand']}>{t('common.brand.name')}</p>
        <p>{organizationName}</p>
        <p className={styles['kind']} data-patch={paletteOf(certificate.categorySlug)}>
          {t('certificate.sheet.kind')}
        </p>
        <p>{t('certificate.sheet.certifies')}</p>
        <p className={styles['holder']} lang={language}>
          {holderName}
        </p>
        <p>{t(`certificate.${certificate.courses ? 'path' : 'sheet'}.completed`)}</p>
        <p className={styles['course']} lang={language}>
          {courseTitle}
        </p>
        {percent !== null && (
          <p className={styles['percent']}>
            {t('certificate.result')}: {formats.percent(percent)}
          </p>
        )}
        <dl className={styles['facts']}>
          <div>
            <dt>{t('certificate.issued')}</dt>
            <dd>{formats.date(issuedAt)}</dd>
          </div>
          <div>
            <dt>{t('certificate.serial')}</dt>
            <dd>{serial}</dd>
          </div>
        </dl>
        <div className={styles['check']}>
          <p>
            {t('common.nav.verify')}
            <br />
            <b>{origin.replace(/^https?:\/\//, '')}/verify</b>
          </p>
          <div className={styles['code']}>
            {origin && <QrCode text={`${origin}/verify/${serial}`} />}
          </div>
        </div>
      </div>
    </article>
  );
};
