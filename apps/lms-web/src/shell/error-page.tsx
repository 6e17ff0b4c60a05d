import { useTranslation } from '@lms/i18n';
import { ButtonLink, PageHead } from '@lms/ui';
import styles from './message-page.module.css';

export const prefetch = () => Promise.resolve(404);

export const Page = () => {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles['message']}`}>
      <PageHead title={t('common.notFound.title')} />
      <h1>{t('common.notFound.title')}</h1>
      <p>{t('common.notFound.text')}</p>
      <div className={styles['actions']}>
        <ButtonLink to="/">{t('common.notFound.home')}</ButtonLink>
        <ButtonLink to="/courses" look="secondary">
          {t('common.notFound.courses')}
        </ButtonLink>
      </div>
    </div>
  );
};
