import styles from './status-tag.module.css';

const tones: Record<string, string | undefined> = {
  ACTIVE: styles['good'],
  PAID: styles['good'],
  COMPLETED: styles['done'],
  VALID: styles['good'],
  VISIBLE: styles['good'],
  PENDING: styles['warn'],
  REJECTED: styles['bad'],
  REVOKED: styles['bad'],
  FAILED: styles['bad'],
  WARN: styles['warn'],
  ERROR: styles['bad'],
  FATAL: styles['bad'],
};

interface StatusTagProps {
  status: string;
  text: string;
  /** Symbol before the text, by default a shape. */
  sign?: string;
}

/** A status as a shape and a word, never by colour alone. */
export const StatusTag = ({ status, text, sign }: StatusTagProps) => (
  <span data-whole className={`${styles['status']} ${tones[status] ?? ''}`}>
    <span aria-hidden="true" className={styles[sign ? 'sign' : 'shape']}>
      {sign}
    </span>
    {text}
  </span>
);
