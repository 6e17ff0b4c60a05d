import { useTranslation } from '@lms/i18n';
import { ContactDetails, Logo } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './footer.module.css';

export const Footer = () => {
  const { t, formats } = useTranslation();
  const year = formats.number(new Date().getFullYear(), { useGrouping: false });
  return (
    <footer className={`below-fold ${styles['footer']}`}>
      <div className={`container ${styles['columns']}`}>
        <div>
          <p className={styles['brand']}>
            <Logo />
            {t('common.brand.name')}
          </p>
          <p>{t('common.footer.about')}</p>
        </div>
        <nav aria-label={t('common.footer.platform')}>
          <h2>{t('common.footer.platform')}</h2>
          <ul className={styles['links']}>
            <li>
              <Link to="/courses">{t('common.nav.courses')}</Link>
            </li>
            <li>
              <Link to="/verify">{t('common.nav.verify')}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-label={t('common.footer.community')}>
          <h2>{t('common.footer.community')}</h2>
          <ul className={styles['links']}>
            <li>
              <Link to="/auth/registration">{t('common.footer.joinStudent')}</Link>
            </li>
            <li>
              <Link to="/partners/join">{t('common.footer.joinOrganization')}</Link>
            </li>
            <li>
              <Link to="/support-terms">{t('common.footer.supportTerms')}</Link>
            </li>
            <li>
              <Link to="/privacy">{t('common.footer.privacy')}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t('common.footer.contact')}</h2>
          <ContactDetails className={styles['links']} />
        </div>
      </div>
      <p className={`container ${styles['rights']}`}>{t('common.footer.rights', { year })}</p>
    </footer>
  );
};
