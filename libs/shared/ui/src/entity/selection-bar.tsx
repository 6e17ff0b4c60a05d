import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useRef } from 'react';
import { useFocusHandover } from '../page/focus-heading';
import styles from './entity.module.css';

interface SelectionBarProps<Status extends string> {
  count: number;
  /** What all of the selected may become. */
  statuses: readonly Status[];
  statusText: (status: Status) => string;
  onStatus: (status: Status) => void;
  onDelete: () => void;
}

/** What can be done with the selected rows; it says how many those are. */
export const SelectionBar = <Status extends string>({
  count,
  statuses,
  statusText,
  onStatus,
  onDelete,
}: SelectionBarProps<Status>) => {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  useFocusHandover(bar);
  return (
    <div ref={bar} className={styles['selection']}>
      <p role="status">{t('admin.table.selected', { count })}</p>
      {statuses.map((status) => (
        <Button key={status} onClick={() => onStatus(status)}>
          {t('admin.table.setStatus', { status: statusText(status) })}
        </Button>
      ))}
      <Button danger onClick={onDelete}>
        {t('admin.table.delete')}
      </Button>
    </div>
  );
};
