import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { Icon } from '@lms/ui';
import { Link } from 'react-router-dom';
import { lessonPath } from '../course-path';
import { useDurationFormat } from '../use-duration-format';
import styles from './course-notes.module.css';
import { ribbon } from './ribbon';
import type { LessonWithNotes } from './sections-with-notes';
import type { ShownNote } from './use-notes';

interface LessonNoteListProps {
  course: LearningCourse;
  lesson: LessonWithNotes;
}

/** Notes of a lesson to read, each with its second of the video or its passage. */
export const LessonNoteList = ({ course, lesson }: LessonNoteListProps) => {
  const { t, formats } = useTranslation();
  const duration = useDurationFormat();
  const path = lesson.id && lessonPath(course.id, lesson.id);
  const placeOf = ({ id, quote, positionSeconds }: ShownNote) => {
    if (path && quote)
      return <Link to={`${path}?highlight=${id}`}>{t('notes.highlight.show')}</Link>;
    if (positionSeconds === null) return null;
    if (!path) return duration(positionSeconds);
    return (
      <Link to={`${path}?t=${positionSeconds}`}>
        <span className="visually-hidden">{t('notes.jump')}</span> {duration(positionSeconds)}
      </Link>
    );
  };
  return (
    <div className={styles['lesson']}>
      <h3>
        {path ? (
          <Link to={path} lang={course.language}>
            {lesson.title}
          </Link>
        ) : (
          lesson.title
        )}
      </h3>
      {lesson.isBookmarked && (
        <p className={styles['facts']}>
          <Icon name={ribbon} filled size={16} /> {t('notes.bookmark')}
        </p>
      )}
      {lesson.notes.length > 0 && (
        <ul className={styles['notes']}>
          {lesson.notes.map((note) => (
            <li key={note.id}>
              {note.quote && <blockquote lang={course.language}>{note.quote.exact}</blockquote>}
              {note.body && <p className={styles['body']}>{note.body}</p>}
              <p className={styles['facts']}>
                {placeOf(note)}
                <time dateTime={note.createdAt}>{formats.dateTime(note.createdAt)}</time>
                {note.isUnsaved && <strong>{t('notes.unsent')}</strong>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
