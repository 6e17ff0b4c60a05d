import styles from './progress.module.css';

/** What is complete (specification, section 9). */
const complete = 100;

/** How far something is, of 100: in words, and as a bar. */
export const Progress = ({ value, text }: { value: number; text: string }) => (
  <label className={styles['progress']}>
    <span>{text}</span>
    <progress max={complete} value={value} />
  </label>
);
