import { useTranslation } from '@lms/i18n';
import type { CourseLesson, LearningCourse } from '@lms/learning/contract';
import { Icon, type IconName } from '@lms/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lessonPath, lessonsOf } from '../course-path';
import { LazyLessonSize } from '../saver/lazy-saver';
import styles from './curriculum.module.css';

const icons: Record<CourseLesson['type'], IconName> = {
  VIDEO: 'play',
  ARTICLE: 'article',
  DOCUMENT: 'document',
  QUIZ: 'help',
};

/** Status icon of a lesson, with the same in words for screen readers. */
const markOf = ({ completed, locked, type }: CourseLesson): IconName => {
  if (completed) return 'check';
  return locked ? 'lock' : icons[type];
};

interface LessonProps {
  lesson: CourseLesson;
  course: LearningCourse;
}

const Lesson = ({ lesson, course }: LessonProps) => {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles['mark']} data-done={lesson.completed}>
        <Icon name={markOf(lesson)} size={18} />
      </span>
      <span>
        <span lang={course.language}>{lesson.title}</span>
        <span className={styles['detail']}>
          <span>{t(`common.lessonType.${lesson.type}`)}</span>
          <span>{t('learning.minutes', { count: lesson.durationMinutes })}</span>
          {!lesson.locked && <LazyLessonSize courseId={course.id} lessonId={lesson.id} />}
          {lesson.completed && <span>{t('learning.player.markDone')}</span>}
          {lesson.locked && <span>{t('learning.player.markLocked')}</span>}
        </span>
      </span>
    </>
  );
};

/** Scrolls a long outline, but never the page, to the lesson that is shown. */
const scrollToCurrent = (outline: HTMLElement | null) => {
  const current = outline?.querySelector('[aria-current="page"]');
  if (!outline || !current) return;
  const { top, height } = current.getBoundingClientRect();
  const middle = top + height / 2 - outline.getBoundingClientRect().top;
  outline.scrollTop += middle - outline.clientHeight / 2;
};

interface CurriculumProps {
  course: LearningCourse;
  lessonId: string;
}

/** Sections and lessons of a course: beside the lesson, on phones below it and collapsed. */
export const Curriculum = ({ course, lessonId }: CurriculumProps) => {
  const { t, formats } = useTranslation();
  const [open, setOpen] = useState(false);
  const outline = useRef<HTMLElement>(null);
  useEffect(() => scrollToCurrent(outline.current), [lessonId]);
  const lessons = lessonsOf(course);
  return (
    <nav ref={outline} className={styles['curriculum']} aria-labelledby="curriculum">
      <h2 id="curriculum">{t('learning.player.curriculum')}</h2>
      <p className={styles['detail']}>
        {t('learning.player.lessonsDone', {
          done: lessons.filter(({ completed }) => completed).length,
          count: lessons.length,
        })}
      </p>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={open}
        aria-controls="curriculum-list"
        onClick={() => setOpen(!open)}
      >
        {t(open ? 'learning.player.hideLessons' : 'learning.player.showLessons')}
        <Icon name="chevron" />
      </button>
      <ol id="curriculum-list" className={styles['sections']} data-open={open}>
        {course.sections.map((section) => (
          <li key={section.id}>
            <h3 className={styles['section']}>
              <span lang={course.language}>{section.title}</span>
              <span className={styles['count']} aria-hidden="true">
                {formats.number(section.lessons.filter(({ completed }) => completed).length)}
                {' / '}
                {formats.number(section.lessons.length)}
              </span>
            </h3>
            <ol className={styles['lessons']}>
              {section.lessons.map((lesson) => (
                <li key={lesson.id}>
                  {lesson.locked ? (
                    <span className={styles['lesson']}>
                      <Lesson lesson={lesson} course={course} />
                    </span>
                  ) : (
                    <Link
                      className={styles['lesson']}
                      to={lessonPath(course.id, lesson.id)}
                      aria-current={lesson.id === lessonId ? 'page' : undefined}
                    >
                      <Lesson lesson={lesson} course={course} />
                    </Link>
                  )}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
};
