import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One state of a component, below its name. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles['state']}>
    <p className={styles['name']}>{name}</p>
    {children}
  </div>
);

/** States side by side, as far as there is room. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className={styles['row']}>{children}</div>
);
