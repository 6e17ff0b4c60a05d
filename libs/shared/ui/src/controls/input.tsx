import type { ComponentProps } from 'react';
import styles from './input.module.css';

/** A line to type into, as wide as its place; the label is the caller's. */
export const Input = (props: ComponentProps<'input'>) => (
  <input className={styles['input']} {...props} />
);

/** A native choice of one: it works with every keyboard and opens full-screen on phones. */
export const Select = (props: ComponentProps<'select'>) => (
  <select className={styles['input']} {...props} />
);

export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea className={styles['input']} {...props} />
);
