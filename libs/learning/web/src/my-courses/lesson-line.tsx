import { useTranslation } from '@lms/i18n';
import type { MyCourse } from '@lms/learning/contract';

/** Name, kind and minutes of the lesson at which a course goes on. */
export const LessonLine = ({ course: { language, next } }: { course: MyCourse }) => {
  const { t } = useTranslation();
  if (!next) return null;
  const { title, type, durationMinutes } = next.lesson;
  return (
    <>
      {t('learning.myCourses.next')} <strong lang={language}>{title}</strong>
      {' · '}
      {t(`common.lessonType.${type}`)}
      {' · '}
      {t('learning.minutes', { count: durationMinutes })}
    </>
  );
};
