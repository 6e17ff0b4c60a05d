import type { ComponentProps } from 'react';
import styles from './input.module.css';

/** Single-line input of full width; the caller provides the label. */
export const Input = (props: ComponentProps<'input'>) => (
  <input className={styles['input']} {...props} />
);

/** Native select: it works with every keyboard and opens full-screen on phones. */
export const Select = (props: ComponentProps<'select'>) => (
  <select className={styles['input']} {...props} />
);

export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea className={styles['input']} {...props} />
);
