import { useTranslation } from '@lms/i18n';
import styles from './dial.module.css';

interface DialProps {
  percent: number;
  passMark: number;
  passed: boolean;
}

/** Result as a ring with the pass mark as a notch; the words beside it say the same. */
export const Dial = ({ percent, passMark, passed }: DialProps) => {
  const { formats } = useTranslation();
  const value = Math.min(Math.max(percent, 0), 100);
  return (
    <div className={styles['dial']} data-passed={passed} aria-hidden="true">
      <svg viewBox="-60 -60 120 120">
        <circle r="52" />
        {value > 0 && (
          <circle
            r="52"
            pathLength="100"
            strokeDasharray={`${value} 100`}
            transform="rotate(-90)"
          />
        )}
        <line y1="-62" y2="-42" transform={`rotate(${passMark * 3.6})`} />
      </svg>
      <span>{formats.percent(percent)}</span>
    </div>
  );
};
