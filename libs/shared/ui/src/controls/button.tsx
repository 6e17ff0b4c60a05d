import type { ButtonHTMLAttributes, RefAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

interface Look {
  look?: 'primary' | 'secondary' | 'plain' | 'danger';
  wide?: boolean;
}

const classOf = ({ look = 'primary', wide }: Look) =>
  [styles['button'], styles[look], wide && styles['wide']].filter(Boolean).join(' ');

interface ButtonProps
  extends Look, ButtonHTMLAttributes<HTMLButtonElement>, RefAttributes<HTMLButtonElement> {
  /**
   * True while the action is running: further clicks do nothing, and the button keeps the focus.
   */
  busy?: boolean;
}

export const Button = ({ look, wide, busy, onClick, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={classOf({ look, wide })}
    aria-disabled={busy || undefined}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    {...rest}
  />
);

export const ButtonLink = ({
  look,
  wide,
  ...rest
}: Look & LinkProps & RefAttributes<HTMLAnchorElement>) => (
  <Link className={classOf({ look, wide })} {...rest} />
);
