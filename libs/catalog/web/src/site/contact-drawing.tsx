import styles from './drawing.module.css';

/** Decorative drawing of a letter and its answer. */
export const ContactDrawing = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true">
    <rect x="20" y="46" width="150" height="98" rx="12" className={styles['sheet']} />
    <path d="m28 58 67 48 67-48" className={styles['path']} />
    <path
      d="M124 20h86a12 12 0 0 1 12 12v36a12 12 0 0 1-12 12h-20l-16 16V80h-50a12 12 0 0 1-12-12V32a12 12 0 0 1 12-12z"
      className={styles['paper']}
    />
    <path d="M134 42h66M134 60h40" className={styles['line']} />
    <circle cx="40" cy="124" r="10" className={styles['brand']} />
  </svg>
);
