import styles from './drawing.module.css';

/** Decorative drawing of steps that lead up to a flag. */
export const SkillsSteps = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true">
    <path d="M16 150v-28h50v28zM66 150V94h50v56zM116 150V66h50v84z" className={styles['paper']} />
    <path d="M166 150V38h54v112z" className={styles['sheet']} />
    <path d="M30 108c40-4 90-36 136-84" className={styles['path']} />
    <path d="M191 6h4l24 10-24 10v12h-4z" className={styles['brand']} />
    <circle cx="41" cy="106" r="9" className={styles['brand']} />
  </svg>
);
