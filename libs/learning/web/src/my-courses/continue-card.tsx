import { paletteOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { MyCourse } from '@lms/learning/contract';
import { PatchArt } from '@lms/ui';
import { CourseProgress } from '../course-progress';
import styles from './continue-card.module.css';
import { LessonLine } from './lesson-line';
import { StudyLink } from './study-link';

/** The course to go on with: the next lesson by name, and one button. */
export const ContinueCard = ({ course }: { course: MyCourse }) => {
  const { t } = useTranslation();
  const { slug, title, language, categorySlug, lastLessonId, next } = course;
  return (
    <article className={styles['card']} data-patch={paletteOf(categorySlug)}>
      <PatchArt slug={slug} category={categorySlug} viewBox="-110 -20 440 232" />
      <div className={styles['text']}>
        <p className={styles['kicker']}>
          {t(lastLessonId ? 'learning.myCourses.goOn' : 'learning.myCourses.begin')}
        </p>
        <h2 lang={language}>{title}</h2>
        <p className={styles['lesson']}>
          <LessonLine course={course} />
        </p>
      </div>
      <div className={styles['text']}>
        <CourseProgress percent={course.progressPercent} />
        <div className={styles['foot']}>
          <StudyLink course={course} onCover />
          <p className={styles['left']}>
            {next &&
              t('learning.player.lessonsDone', {
                done: next.lessonsDone,
                count: next.lessonCount,
              })}
          </p>
        </div>
      </div>
    </article>
  );
};
