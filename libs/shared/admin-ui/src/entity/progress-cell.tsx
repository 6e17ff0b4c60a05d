import { useTranslation } from '@lms/i18n';
import { Progress } from '@lms/ui';
import styles from './progress-cell.module.css';

/** Progress in percent as a small bar with its number. */
export const ProgressCell = ({ percent }: { percent: number }) => {
  const { formats } = useTranslation();
  return (
    <div className={styles['progress']}>
      <Progress value={percent} text={formats.percent(percent)} />
    </div>
  );
};
