import { useTranslation } from '@lms/i18n';
import { useFocusHandover } from '@lms/ui';
import { Button, type ButtonProps } from 'antd';
import { useRef } from 'react';
import styles from './entity.module.css';

/** What it did to the rows may take it away, one by one or with the whole bar. */
const BarButton = (props: ButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button);
  return <Button ref={button} {...props} />;
};

interface SelectionBarProps<Status extends string> {
  count: number;
  /** What all of the selected may become. */
  statuses: readonly Status[];
  statusText: (status: Status) => string;
  onStatus: (status: Status) => void;
  /** Without it the rows can't be deleted. */
  onDelete?: () => void;
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
  return (
    <div className={styles['selection']}>
      <p role="status">{t('admin.table.selected', { count })}</p>
      {statuses.map((status) => (
        <BarButton key={status} onClick={() => onStatus(status)}>
          {t('admin.table.setStatus', { status: statusText(status) })}
        </BarButton>
      ))}
      {onDelete && (
        <BarButton danger onClick={onDelete}>
          {t('admin.table.delete')}
        </BarButton>
      )}
    </div>
  );
};
