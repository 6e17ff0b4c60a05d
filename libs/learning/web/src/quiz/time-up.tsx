import { useTranslation } from '@lms/i18n';
import { type Attempt } from '@lms/learning/contract';
import { Alert } from '@lms/ui';

interface TimeUpProps extends Pick<Attempt, 'deadlineAt' | 'graceMinutes'> {
  unsentCount: number;
}

/** Says that the time is up and, for answers still on their way, until when they count. */
export const TimeUp = ({ deadlineAt, graceMinutes, unsentCount }: TimeUpProps) => {
  const { t, formats } = useTranslation();
  if (unsentCount === 0 || deadlineAt === null) {
    return <Alert tone="warn">{t('learning.timer.over')}</Alert>;
  }
  const until = new Date(Date.parse(deadlineAt) + graceMinutes * 60_000).toISOString();
  return (
    <Alert tone="warn">
      {t('learning.timer.unsent', { count: unsentCount, time: formats.time(until) })}
    </Alert>
  );
};
