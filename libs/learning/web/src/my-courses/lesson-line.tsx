import { useTranslation } from '@lms/i18n';
import type { CourseLesson, MyCourse } from '@lms/learning/contract';

interface LessonLineProps {
  course: MyCourse;
  lesson: CourseLesson | undefined;
}

/** Name, kind and minutes of the lesson at which a course goes on. */
export const LessonLine = ({ course: { language }, lesson }: LessonLineProps) => {
  const { t } = useTranslation();
  if (!lesson) return null;
  return (
    <>
      {t('learning.myCourses.next')} <strong lang={language}>{lesson.title}</strong>
      {' · '}
      {t(`common.lessonType.${lesson.type}`)}
      {' · '}
      {t('learning.minutes', { count: lesson.durationMinutes })}
    </>
  );
};
