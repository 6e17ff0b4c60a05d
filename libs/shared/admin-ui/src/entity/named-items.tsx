import { useTranslation } from '@lms/i18n';
import styles from './entity.module.css';

const namedAtMost = 5;

/** The names of what something is done to. */
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
