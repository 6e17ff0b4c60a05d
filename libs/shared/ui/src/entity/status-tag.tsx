import styles from './entity.module.css';

const tones: Record<string, string | undefined> = {
  ACTIVE: styles['good'],
  PENDING: styles['warn'],
  REJECTED: styles['bad'],
};

/** A status by its word and a colour, never by colour alone. */
export const StatusTag = ({ status, text }: { status: string; text: string }) => (
  <span className={`${styles['status']} ${tones[status] ?? ''}`}>{text}</span>
);
