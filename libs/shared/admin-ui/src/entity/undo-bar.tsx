import { useFocusHandover, useUndoTime } from '@lms/ui';
import { Button } from 'antd';
import { useRef } from 'react';
import styles from './entity.module.css';

interface UndoBarProps {
  text: string;
  /** Text of the button. */
  action: string;
  onUndo: () => void;
  /** Called when it can no longer be undone. */
  onGone: () => void;
}

/** Bar that offers to undo what was just done. */
export const UndoBar = ({ text, action, onUndo, onGone }: UndoBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(bar);
  useUndoTime(bar, button, onGone);
  return (
    <div ref={bar} className={styles['selection']}>
      <p role="status">{text}</p>
      <Button ref={button} onClick={onUndo}>
        {action}
      </Button>
    </div>
  );
};
