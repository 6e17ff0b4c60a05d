import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  'aria-label': string;
  /** True if the button does nothing now. It stays enabled, so that it keeps the focus. */
  idle?: boolean;
}

/** Square button with a sign as label; screen readers get its name. */
export const IconButton = ({ idle, onClick, children, ...button }: IconButtonProps) => (
  <button
    type="button"
    {...button}
    className={styles['button']}
    aria-disabled={idle || undefined}
    onClick={idle ? undefined : onClick}
  >
    <span aria-hidden="true">{children}</span>
  </button>
);
