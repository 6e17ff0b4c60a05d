import styles from './rows.module.css';

const signs: Record<string, string> = { INFO: 'i', WARN: '!', ERROR: '×', FATAL: '‼' };

/** How grave a line of the log is: by its word, a sign and a colour. */
export const LevelSign = ({ level, text }: { level: string; text: string }) => (
  <span className={`${styles['level']} ${styles[level] ?? ''}`}>
    <span aria-hidden="true" className={styles['sign']}>
      {signs[level] ?? '·'}
    </span>
    {text}
  </span>
);
