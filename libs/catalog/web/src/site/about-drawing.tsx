import styles from './drawing.module.css';

/** Decorative drawing of people who learn from one another. */
export const AboutDrawing = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true">
    <rect x="52" y="14" width="136" height="86" rx="12" className={styles['paper']} />
    <rect x="66" y="28" width="46" height="36" rx="6" className={styles['brand']} />
    <path d="M126 36h46M126 54h32M68 80h104" className={styles['line']} />
    <circle cx="44" cy="104" r="14" className={styles['sheet']} />
    <path d="M16 154c2-22 14-30 28-30s26 8 28 30z" className={styles['brand']} />
    <circle cx="120" cy="112" r="14" className={styles['sheet']} />
    <path d="M92 158c2-22 14-28 28-28s26 6 28 28z" className={styles['brand']} />
    <circle cx="196" cy="104" r="14" className={styles['sheet']} />
    <path d="M168 154c2-22 14-30 28-30s26 8 28 30z" className={styles['brand']} />
  </svg>
);
