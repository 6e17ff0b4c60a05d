import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import styles from './entity.module.css';

const path = 'import';

/** Link from a list to its spreadsheet import. */
export const ImportLink = () => {
  const { t } = useTranslation();
  return (
    <Button
      className={styles['iconed']}
      icon={<Icon name="M12 15V3M7 8l5-5 5 5M4 16v5h16v-5" size={16} />}
      href={useHref(path)}
      onClick={useLinkClickHandler(path)}
    >
      {t('admin.table.import')}
    </Button>
  );
};
