import { useTranslation } from '@lms/i18n';
import { Progress } from '@lms/ui';

/** How far a course is done. */
export const CourseProgress = ({ percent }: { percent: number }) => {
  const { t, formats } = useTranslation();
  return (
    <Progress
      value={percent}
      text={t('learning.progress', { percent: formats.percent(percent) })}
    />
  );
};
