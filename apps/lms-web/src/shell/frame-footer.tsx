import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './frame-footer.module.css';

/** Footer of the guarded area: what the footer of the public pages has, in one line. */
export const FrameFooter = () => {
  const { t, formats } = useTranslation();
  const year = formats.number(new Date().getFullYear(), { useGrouping: false });
  return (
    <footer className={styles['footer']}>
      <span>{t('common.footer.rights', { year })}</span>
      <Link to="/courses">{t('common.nav.courses')}</Link>
      <Link to="/verify">{t('common.nav.verify')}</Link>
      <Link to="/auth/registration">{t('common.footer.joinStudent')}</Link>
      <Link to="/partners/join">{t('common.footer.joinOrganization')}</Link>
      <Link to="/support-terms">{t('common.footer.supportTerms')}</Link>
      <Link to="/privacy">{t('common.footer.privacy')}</Link>
      <Link to="/contact">{t('common.footer.contact')}</Link>
    </footer>
  );
};
