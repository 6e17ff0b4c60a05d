import { type ReactNode, useId } from 'react';
import styles from './dashboard.module.css';

/** Section of the dashboard with its own heading. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section className={`panel ${styles['panel']}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};
