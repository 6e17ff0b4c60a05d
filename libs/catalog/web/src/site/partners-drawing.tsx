import styles from './drawing.module.css';

/** Decorative drawing of houses that work together. */
export const PartnersDrawing = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true">
    <rect x="18" y="62" width="64" height="84" rx="8" className={styles['sheet']} />
    <rect x="158" y="40" width="64" height="106" rx="8" className={styles['paper']} />
    <path
      d="M34 84h32M34 104h32M34 124h32M174 62h32M174 84h32M174 106h32"
      className={styles['line']}
    />
    <path d="M50 62c10-52 110-60 132-22" className={styles['path']} />
    <circle cx="120" cy="118" r="28" className={styles['brand']} />
    <path d="m107 118 9 10 18-20" className={styles['tick']} />
  </svg>
);
