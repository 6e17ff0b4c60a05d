import styles from './hero.module.css';

/** Decorative drawing of a learner's path from lesson to certificate. */
export const SkillsDrawing = () => (
  <svg className={styles['drawing']} viewBox="0 0 420 320" aria-hidden="true">
    <rect x="30" y="26" width="250" height="168" rx="16" className={styles['paper']} />
    <rect x="50" y="48" width="96" height="68" rx="8" className={styles['brand']} />
    <path d="m88 68 26 14-26 14z" className={styles['paper']} />
    <path d="M164 58h92M164 78h92M164 98h60M50 140h206M50 162h150" className={styles['line']} />
    <path d="M196 224c40 34 92 20 108-30" className={styles['path']} />
    <rect x="226" y="122" width="168" height="116" rx="14" className={styles['sheet']} />
    <path d="M250 152h96M250 172h120M250 192h70" className={styles['line']} />
    <circle cx="358" cy="206" r="22" className={styles['brand']} />
    <path d="m348 206 8 8 14-16" className={styles['tick']} />
    <path d="m346 226-8 30 20-10 20 10-8-30" className={styles['brand']} />
    <circle cx="96" cy="246" r="26" className={styles['sheet']} />
    <path d="M48 312c4-34 26-44 48-44s44 10 48 44z" className={styles['brand']} />
  </svg>
);
