import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { EmptyList, ErrorState, Input, Loading, Skeleton } from '@lms/ui';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lessonPath, lessonsOf, notesPath } from '../course-path';
import { NoteItem } from './note-item';
import styles from './notes.module.css';
import { useNoteDeletion } from './use-note-deletion';
import { type ShownNote, useNotes } from './use-notes';

/** Number of notes from which the search field is shown. */
const searchedFrom = 4;

/** Groups notes by lesson, in the order of study; removed lessons come last, by title. */
const byLesson = (course: LearningCourse, notes: ShownNote[]) => {
  const there = lessonsOf(course).map(({ id, title }) => ({ id, title, key: id }));
  const isThere = new Set(there.map(({ id }) => id));
  const isGone = ({ lessonId }: ShownNote) => !lessonId || !isThere.has(lessonId);
  const titles = new Set(notes.filter(isGone).map(({ lessonTitle }) => lessonTitle));
  const groups = [
    ...there.map((lesson) => ({
      ...lesson,
      notes: notes.filter(({ lessonId }) => lessonId === lesson.id),
    })),
    ...[...titles].map((title) => ({
      id: null,
      title,
      key: `removed ${title}`,
      notes: notes.filter((note) => isGone(note) && note.lessonTitle === title),
    })),
  ];
  return groups.filter((group) => group.notes.length > 0);
};

interface NotesPanelProps {
  course: LearningCourse;
  /** Called when a link of the panel is followed. */
  onLeave: () => void;
}

/** Panel with all notes and bookmarks of a course. */
export const NotesPanel = ({ course, onLeave }: NotesPanelProps) => {
  const { t } = useTranslation();
  const searchId = useId();
  const [term, setTerm] = useState('');
  const notes = useNotes(course.id);
  const { query, bookmarks } = notes;
  const top = useRef<HTMLDivElement>(null);
  const { remove, shown } = useNoteDeletion(notes.draftStore, top);

  if (query.error && !query.data) {
    return <ErrorState problem={toCallProblem(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) {
    return (
      <Loading>
        <Skeleton height={12} />
      </Loading>
    );
  }
  const searchTerm = term.trim().normalize().toLowerCase();
  const found = notes.notes.filter(({ body, quote }) =>
    `${quote?.exact ?? ''}\n${body}`.normalize().toLowerCase().includes(searchTerm),
  );
  const marked = lessonsOf(course).filter(({ id }) => bookmarks.includes(id));
  const link = (lesson: { id: string; title: string }) => (
    <Link to={lessonPath(course.id, lesson.id)} lang={course.language} onClick={onLeave}>
      {lesson.title}
    </Link>
  );
  return (
    <div ref={top} tabIndex={-1} className={styles['notes']}>
      {shown}
      {marked.length + notes.notes.length === 0 && <EmptyList text={t('notes.panel.empty')} />}
      {notes.notes.length > 0 && found.length === 0 && <EmptyList />}
      {marked.length + notes.notes.length > 0 && (
        <p>
          <Link className={styles['second']} to={notesPath(course.id)} onClick={onLeave}>
            {t('notes.page.all')}
          </Link>
        </p>
      )}
      {marked.length > 0 && (
        <>
          <h3>{t('notes.panel.bookmarks')}</h3>
          <ul className={styles['marks']}>
            {marked.map((lesson) => (
              <li key={lesson.id}>{link(lesson)}</li>
            ))}
          </ul>
        </>
      )}
      {notes.notes.length >= searchedFrom && (
        <div className={styles['editor']}>
          <label htmlFor={searchId}>{t('notes.panel.search')}</label>
          <Input
            id={searchId}
            type="search"
            value={term}
            onChange={(event) => setTerm(event.target.value)}
          />
          <p role="status" className={styles['detail']}>
            {query && t('notes.panel.found', { count: found.length })}
          </p>
        </div>
      )}
      {byLesson(course, found).map((group) => (
        <section key={group.key} className={styles['group']}>
          <h3>{group.id ? link({ ...group, id: group.id }) : group.title}</h3>
          {!group.id && <p className={styles['detail']}>{t('notes.panel.gone')}</p>}
          <ul className={styles['list']}>
            {group.notes.map((note) => (
              <NoteItem
                key={note.id}
                note={note}
                notes={notes}
                courseId={course.id}
                onDelete={remove}
                onJump={onLeave}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};
