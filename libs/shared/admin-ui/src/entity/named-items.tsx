import { useTranslation } from '@lms/i18n';
import styles from './entity.module.css';

const namedAtMost = 5;

/** List of the items that an action applies to. */
export const NamedItems = ({ names }: { names: string[] }) => {
  const { t } = useTranslation();
  const unnamed = names.length - namedAtMost;
  return (
    <ul className={styles['names']}>
      {names.slice(0, namedAtMost).map((name, index) => (
        <li key={index}>{name}</li>
      ))}
      {unnamed > 0 && <li>{t('admin.delete.more', { count: unnamed })}</li>}
    </ul>
  );
};
