import { useTranslation } from '@lms/i18n';
import type { HTMLAttributes } from 'react';
import { SignButton } from '../sign-button';
import styles from './curriculum.module.css';

interface MoveButtonProps {
  direction: 'up' | 'down';
  name: string;
  /** By which it gets the focus again after it was made anew. */
  focusName: string;
  /** At the top or the bottom: it stays there, so that the focus does. */
  disabled: boolean;
  onMove: () => void;
}

/** Moves something by one place. */
export const MoveButton = ({ direction, name, focusName, disabled, onMove }: MoveButtonProps) => {
  const { t } = useTranslation();
  return (
    <SignButton
      data-focus={focusName}
      aria-label={t(`courses.curriculum.${direction}`, { title: name })}
      idle={disabled}
      onClick={onMove}
    >
      {direction === 'up' ? '↑' : '↓'}
    </SignButton>
  );
};

/** What is dragged by, for pointers alone. */
export const DragHandle = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span className={styles['handle']} aria-hidden="true" {...props}>
    ⠿
  </span>
);
