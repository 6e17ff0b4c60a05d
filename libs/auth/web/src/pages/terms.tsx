import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './auth-page.module.css';

/** Label of the checkbox for agreeing to the terms. */
export const Terms = () => {
  const { t } = useTranslation();
  return (
    <details className={styles['terms']}>
      <summary>{t('auth.registration.terms.title')}</summary>
      <ul>
        <li>{t('auth.registration.terms.account')}</li>
        <li>{t('auth.registration.terms.work')}</li>
        <li>{t('auth.registration.terms.certificate')}</li>
        <li>{t('auth.registration.terms.data')}</li>
      </ul>
      <p className={styles['links']}>
        {/* A new tab keeps the form and its input. */}
        <Link to="/support-terms" target="_blank">
          {t('auth.registration.terms.full')}
        </Link>
        <Link to="/privacy" target="_blank">
          {t('auth.registration.terms.privacy')}
        </Link>
      </p>
    </details>
  );
};
