import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import styles from './entity.module.css';

/** Milliseconds in which a deletion can be taken back, as long as nobody is about to. */
const undoMs = 5_000;
const stepMs = 250;

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
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    // Checked once in a while: whoever is at it holds it, however they came and went.
    let left = undoMs;
    const timer = setInterval(() => {
      if (bar.current?.matches(':hover, :has(:focus-visible)')) return;
      left -= stepMs;
      if (left <= 0) onGone();
    }, stepMs);
    return () => clearInterval(timer);
  }, [onGone]);
  return (
    <div ref={bar} className={styles['selection']}>
      <p role="status">{t('admin.toast.deleted', { count })}</p>
      <Button ref={button} onClick={onUndo}>
        {t('admin.table.undo')}
      </Button>
    </div>
  );
};
