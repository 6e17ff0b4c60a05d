import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { Dialog, focusHeading, Icon, Offcanvas } from '@lms/ui';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lessonPath, lessonsOf } from '../course-path';
import type { LessonTab } from '../player/lesson-tabs';
import { CourseSearch } from './course-search';
import { focusWhenThere } from './focus-when-there';
import { ShortcutList } from './shortcut-list';
import styles from './study.module.css';
import { useStudyKeys } from './use-study-keys';

export interface StudyToolsProps {
  course: LearningCourse;
  lessonId: string;
  /** Part of the page in which the keys work. */
  region: RefObject<HTMLElement | null>;
  onTab: (tab: LessonTab) => void;
}

const keyboard = 'M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M7 14h10';

/** Search in the course and list of the keys, with the keys that work in a lesson. */
export const StudyTools = ({ course, lessonId, region, onTab }: StudyToolsProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'search' | 'keys'>();
  const close = () => setOpen(undefined);

  const go = (steps: 1 | -1) => {
    const lessons = lessonsOf(course);
    const lesson = lessons[lessons.findIndex(({ id }) => id === lessonId) + steps];
    if (lesson && !lesson.locked) void navigate(lessonPath(course.id, lesson.id));
  };
  const goTo = (tab: LessonTab, field: string) => {
    onTab(tab);
    if (region.current) focusWhenThere(region.current, `[role="tabpanel"] ${field}`);
  };
  useStudyKeys(region, {
    '?': () => setOpen('keys'),
    g: () => setOpen('search'),
    '/': () => {
      const hasTranscript = region.current?.querySelector('video') !== null;
      if (hasTranscript) goTo('transcript', 'input[type="search"]');
      else setOpen('search');
    },
    w: () => goTo('notes', 'textarea'),
    t: () => {
      window.scrollTo({ top: 0 });
      focusHeading();
    },
    'shift n': () => go(1),
    'shift p': () => go(-1),
  });
  return (
    <>
      <button
        type="button"
        className={styles['tool']}
        aria-label={t('notes.find.title')}
        onClick={() => setOpen('search')}
      >
        <Icon name="search" />
      </button>
      <button
        type="button"
        className={`${styles['tool']} ${styles['keyboard']}`}
        aria-label={t('notes.keys.title')}
        onClick={() => setOpen('keys')}
      >
        <Icon name={keyboard} />
      </button>
      <Offcanvas open={open === 'search'} title={t('notes.find.title')} onClose={close}>
        <CourseSearch course={course} onLeave={close} />
      </Offcanvas>
      <Dialog open={open === 'keys'} title={t('notes.keys.title')} onClose={close}>
        {open === 'keys' && <ShortcutList />}
      </Dialog>
    </>
  );
};
