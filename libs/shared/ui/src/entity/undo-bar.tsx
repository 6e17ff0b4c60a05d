import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './entity.module.css';

/** Milliseconds in which a deletion can be taken back, as long as nobody is about to. */
const undoMs = 5_000;

interface UndoBarProps {
  count: number;
  onUndo: () => void;
  /** Its time is over. */
  onGone: () => void;
}

/**
 * Takes back what was deleted. It waits while the pointer is over it or the keyboard is in it, and a
 * keyboard is brought there, since the row that it was on is gone.
 */
export const UndoBar = ({ count, onUndo, onGone }: UndoBarProps) => {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onGone, undoMs);
    return () => clearTimeout(timer);
  }, [isHeld, onGone]);
  return (
    <div
      className={styles['selection']}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={({ target }) => setIsHeld(target.matches(':focus-visible'))}
      onBlur={() => setIsHeld(false)}
    >
      <p role="status">{t('admin.toast.deleted', { count })}</p>
      <Button ref={button} onClick={onUndo}>
        {t('admin.table.undo')}
      </Button>
    </div>
  );
};
