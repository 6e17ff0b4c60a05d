import type { ComponentProps, ReactNode } from 'react';
import styles from './check.module.css';

interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

/** Checkbox with a label. */
export const Check = ({ children, ...input }: CheckProps) => (
  <label className={styles['check']}>
    <input type="checkbox" {...input} />
    <span>{children}</span>
  </label>
);
