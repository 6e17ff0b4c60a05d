import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { useState } from 'react';
import { useDurationFormat } from '../use-duration-format';
import styles from './attempt.module.css';

interface TimerProps {
  secondsLeft: number;
  /** Last announced time, see `announcedMoment`. */
  moment: number | null;
}

/** Seconds left from which the timer also says in words that time is short. */
const shortSeconds = 60;

/** Time left; screen readers announce it at a few fixed moments only. */
export const Timer = ({ secondsLeft, moment }: TimerProps) => {
  const { t } = useTranslation();
  const duration = useDurationFormat();
  // Moments that had passed when the page opened are not announced.
  const [initial] = useState(moment);
  const short = secondsLeft <= shortSeconds;
  const announcement = () => {
    if (moment === null || moment === initial) return '';
    return moment < shortSeconds
      ? t('learning.timer.secondsLeft', { count: moment })
      : t('learning.timer.minutesLeft', { count: Math.round(moment / 60) });
  };
  return (
    <div className={styles['timer']} data-short={short}>
      <Icon name="clock" />
      <span role="timer" aria-live="off">
        {t('learning.timer.left', { time: duration(secondsLeft) })}
      </span>
      {short && <strong>{t('learning.timer.short')}</strong>}
      <span role="status" className="visually-hidden">
        {announcement()}
      </span>
    </div>
  );
};
