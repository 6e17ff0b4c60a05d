import styles from './progress.module.css';

/** Value of complete progress (specification, section 9). */
const complete = 100;

/** Progress from 0 to 100, as text and as a bar. */
export const Progress = ({ value, text }: { value: number; text: string }) => (
  <label className={styles['progress']}>
    <span>{text}</span>
    <progress max={complete} value={value} />
  </label>
);
