import type { ComponentProps, ReactNode } from 'react';
import styles from './check.module.css';

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** A box to tick, with its label. */
export const Check = ({ children, ...input }: CheckProps) => (
  <label className={styles['check']}>
    <input type="checkbox" {...input} />
    <span>{children}</span>
  </label>
);
