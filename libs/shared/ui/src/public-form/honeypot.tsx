import type { ComponentProps } from 'react';
import styles from './public-form.module.css';

/** Honeypot field that only bots fill in. */
export const Honeypot = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <div className={styles['trap']} aria-hidden="true">
    <label>
      {label}
      <input {...input} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
