import { useTranslation } from '@lms/i18n';
import styles from './skip-link.module.css';

/** Skip link, the first tab stop, to the element with the id `content`. */
export const SkipLink = () => {
  const { t } = useTranslation();
  return (
    <a className={`screen-only ${styles['skip']}`} href="#content">
      {t('common.skip')}
    </a>
  );
};
