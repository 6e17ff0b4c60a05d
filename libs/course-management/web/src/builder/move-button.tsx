import { useTranslation } from '@lms/i18n';
import type { HTMLAttributes } from 'react';
import { IconButton } from '../icon-button';
import styles from './curriculum.module.css';

interface MoveButtonProps {
  direction: 'up' | 'down';
  name: string;
  /** Name by which the button is focused again after a re-render. */
  focusName: string;
  /** True at the top or bottom. The button stays rendered, so that it keeps the focus. */
  disabled: boolean;
  onMove: () => void;
}

/** Moves an element by one place. */
export const MoveButton = ({ direction, name, focusName, disabled, onMove }: MoveButtonProps) => {
  const { t } = useTranslation();
  return (
    <IconButton
      data-focus={focusName}
      aria-label={t(`courses.curriculum.${direction}`, { title: name })}
      idle={disabled}
      onClick={onMove}
    >
      {direction === 'up' ? '↑' : '↓'}
    </IconButton>
  );
};

/** Drag handle, for pointers only. */
export const DragHandle = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span className={styles['handle']} aria-hidden="true" {...props}>
    ⠿
  </span>
);
