import { useTranslation } from '@lms/i18n';
import { useUndoTime } from '@lms/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import styles from './entity.module.css';

interface UndoBarProps {
  count: number;
  onUndo: () => void;
  /** Called when the deletion can no longer be undone. */
  onGone: () => void;
}

/** Bar that offers to undo a deletion. */
export const UndoBar = ({ count, onUndo, onGone }: UndoBarProps) => {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useUndoTime(bar, button, onGone);
  return (
    <div ref={bar} className={styles['selection']}>
      <p role="status">{t('admin.toast.deleted', { count })}</p>
      <Button ref={button} onClick={onUndo}>
        {t('admin.table.undo')}
      </Button>
    </div>
  );
};
