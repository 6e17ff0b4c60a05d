import { useTranslation } from '@lms/i18n';
import { Icon, type IconName } from '@lms/ui';
import type { ButtonHTMLAttributes, RefAttributes } from 'react';
import styles from './tool-button.module.css';

interface ToolButtonProps
  extends ButtonHTMLAttributes<HTMLButtonElement>, RefAttributes<HTMLButtonElement> {
  icon: IconName;
  /** Accessible name; visible where there is room. */
  label: string;
  /** Replaces the icon. */
  picture?: string;
  /** Number on the badge. */
  count?: number;
  /** Keys that do the same, shown beside the label. */
  keys?: string;
}

/** Icon button of the header or the toolbar, with an optional badge. */
export const ToolButton = ({
  icon,
  label,
  picture,
  count = 0,
  keys,
  className,
  ...rest
}: ToolButtonProps) => {
  const { formats } = useTranslation();
  return (
    <button
      type="button"
      className={[styles['tool'], className].filter(Boolean).join(' ')}
      {...rest}
    >
      {picture ? (
        <img className={styles['picture']} src={picture} width={32} height={32} alt="" />
      ) : (
        <Icon name={icon} size={24} />
      )}
      <span className={styles['label']}>{label}</span>
      {keys && <kbd aria-hidden="true">{keys}</kbd>}
      {count > 0 && (
        <span className={styles['badge']} aria-hidden="true">
          {formats.number(Math.min(count, 99))}
          {count > 99 && '+'}
        </span>
      )}
    </button>
  );
};
