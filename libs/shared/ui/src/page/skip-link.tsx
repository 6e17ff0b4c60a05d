import { useTranslation } from '@lms/i18n';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past header and menus, to the element with the id `content`. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a className={styles['skip']} href="#content">
      {t('common.skip')}
    </a>
  );
};
