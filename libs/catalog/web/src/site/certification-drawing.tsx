import styles from './drawing.module.css';

/** Decorative drawing of a certificate with its seal. */
export const CertificateDrawing = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true">
    <rect x="24" y="16" width="176" height="118" rx="14" className={styles['sheet']} />
    <path d="M48 44h96M48 66h120M48 88h70" className={styles['line']} />
    <path d="m156 122-8 32 20-10 20 10-8-32" className={styles['brand']} />
    <circle cx="168" cy="106" r="26" className={styles['brand']} />
    <path d="m156 106 9 9 16-18" className={styles['tick']} />
  </svg>
);
