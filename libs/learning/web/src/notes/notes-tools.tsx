import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { Button, Icon, Offcanvas, ProblemAlert } from '@lms/ui';
import { useState } from 'react';
import { useStudyState } from '../offline/study-state';
import { useGetCourseNotesQuery, useSetBookmarkMutation } from './notes-api';
import { NotesPanel } from './notes-panel';
import styles from './notes.module.css';
import { ribbon } from './ribbon';
import { useNotes } from './use-notes';

export interface NotesToolsProps {
  course: LearningCourse;
  lessonId: string;
}

/** Buttons that bookmark the lesson and open the panel of notes. */
export const NotesTools = ({ course, lessonId }: NotesToolsProps) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useGetCourseNotesQuery(course.id);
  const [setBookmark, { isLoading, error }] = useSetBookmarkMutation();
  const isKept = useStudyState().unsent.some(({ id }) => id === `bookmark ${lessonId}`);
  const bookmarked = data?.bookmarks.includes(lessonId) ?? false;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        look="secondary"
        aria-pressed={bookmarked}
        busy={!data || isLoading}
        onClick={() => void setBookmark({ courseId: course.id, lessonId, bookmarked: !bookmarked })}
      >
        <Icon name={ribbon} filled={bookmarked} />
        {t('notes.bookmark')}
      </Button>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <Icon name="article" />
        {t('notes.panel.title')}
      </Button>
      {error && !isKept && (
        <div className={styles['problem']}>
          <ProblemAlert problem={toCallProblem(error)} />
        </div>
      )}
      <Offcanvas open={isOpen} title={t('notes.panel.title')} onClose={close}>
        <NotesPanel course={course} onLeave={close} />
      </Offcanvas>
    </>
  );
};

export interface NotesCountProps {
  courseId: string;
  lessonId: string;
}

/** Number of a lesson's notes in brackets; nothing for none. */
export const NotesCount = ({ courseId, lessonId }: NotesCountProps) => {
  const { formats } = useTranslation();
  const { length } = useNotes(courseId).notes.filter((note) => note.lessonId === lessonId);
  return length > 0 && `(${formats.number(length)})`;
};
