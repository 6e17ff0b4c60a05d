import { useTranslation } from '@lms/i18n';
import { lazyPart, Loading, PageHead, Skeleton } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './desk.module.css';

const Desk = lazyPart({
  load: () => import('./desk').then((module) => module.Desk),
  fallback: (
    <Loading>
      <Skeleton height={24} />
    </Loading>
  ),
});

/** `/verify/many`: the employer's desk, which checks many certificates and badges at once. */
export const VerifyMany = () => {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={t('verification.desk.title')} description={t('verification.desk.text')} />
      <h1>{t('verification.desk.title')}</h1>
      <p className={`screen-only ${styles['lead']}`}>{t('verification.desk.text')}</p>
      <noscript>
        <p className={styles['lead']}>{t('verification.desk.noScript')}</p>
      </noscript>
      <div data-scripted>
        <Desk />
      </div>
      <p className={`screen-only ${styles['ways']}`}>
        <Link to="/verify">{t('verification.desk.single')}</Link>
        <Link to="/verify/sheet">{t('verification.sheet.check')}</Link>
      </p>
    </div>
  );
};
