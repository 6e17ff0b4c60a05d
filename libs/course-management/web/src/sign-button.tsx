import type { ComponentProps } from 'react';
import styles from './sign-button.module.css';

interface SignButtonProps extends ComponentProps<'button'> {
  'aria-label': string;
  /** It can do nothing now. It stays, so that the focus does. */
  idle?: boolean;
}

/** A square button that shows a sign and says what it does to those alone who do not see it. */
export const SignButton = ({ idle, onClick, children, ...button }: SignButtonProps) => (
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
