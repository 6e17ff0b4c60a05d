import { useTranslation } from '@lms/i18n';
import styles from './progress.module.css';

/** How far a course is done: in words and as a bar. */
export const Progress = ({ percent }: { percent: number }) => {
  const { t, formats } = useTranslation();
  return (
    <label className={styles['progress']}>
      <span>{t('learning.progress', { percent: formats.percent(percent) })}</span>
      <progress max={100} value={percent} />
    </label>
  );
};
