import { useTranslation } from '@lms/i18n';
import styles from './curriculum.module.css';

interface MoveButtonProps {
  direction: 'up' | 'down';
  name: string;
  /** At the top or the bottom: it stays there, so that the focus does. */
  disabled: boolean;
  onMove: () => void;
}

/** Moves something by one place. */
export const MoveButton = ({ direction, name, disabled, onMove }: MoveButtonProps) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles['move']}
      aria-label={t(`courses.curriculum.${direction}`, { title: name })}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onMove}
    >
      <span aria-hidden="true">{direction === 'up' ? '↑' : '↓'}</span>
    </button>
  );
};
