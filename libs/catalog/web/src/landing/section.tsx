import type { ReactNode } from 'react';
import styles from './landing.module.css';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={`container ${styles['section']}`}>
    <h2>{title}</h2>
    {children}
  </section>
);
