import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import styles from './user-page.module.css';

/** Number of entries shown at first. */
const fewest = 6;

/** Shows the newest entries; a button shows the rest, unless all are wanted at once. */
export const Newest = ({ rows, whole = false }: { rows: ReactNode[]; whole?: boolean }) => {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(whole);
  const isCut = !isWhole && rows.length > fewest;
  return (
    <>
      <ul className={styles['list']}>{isCut ? rows.slice(0, fewest) : rows}</ul>
      {isCut && (
        <div className={styles['more']}>
          <Button onClick={() => setIsWhole(true)}>{t('users.page.older')}</Button>
        </div>
      )}
    </>
  );
};
