import { useTranslation } from '@lms/i18n';
import { Progress } from '@lms/ui';

/** Progress bar of a course. */
export const CourseProgress = ({ percent }: { percent: number }) => {
  const { t, formats } = useTranslation();
  return (
    <Progress
      value={percent}
      text={t('learning.progress', { percent: formats.percent(percent) })}
    />
  );
};
