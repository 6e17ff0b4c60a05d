import type { CourseLevel } from '@lms/contract';
import { useDuration, useTranslation } from '@lms/i18n';

interface CourseFactsProps {
  course: { durationMinutes: number; lectureCount: number; level: CourseLevel };
  className?: string;
}

/** Length, lectures and level of a course in one line. */
export const CourseFacts = ({ course, className }: CourseFactsProps) => {
  const { t } = useTranslation();
  const duration = useDuration();
  return (
    <p className={className}>
      {duration(course.durationMinutes)} · {t('common.lectures', { count: course.lectureCount })} ·{' '}
      {t(`common.level.${course.level}`)}
    </p>
  );
};
