import { useTranslation } from './react';

/** Returns a formatter of minutes as hours and minutes; empty for none. */
export const useDuration = () => {
  const { t } = useTranslation();
  return (duration: number) => {
    const hours = Math.floor(duration / 60);
    const minutes = duration % 60;
    const hoursText = hours ? t('common.hours', { count: hours }) : '';
    const minutesText = minutes ? t('common.minutes', { count: minutes }) : '';
    return hours && minutes
      ? t('common.duration', { hours: hoursText, minutes: minutesText })
      : hoursText || minutesText;
  };
};
