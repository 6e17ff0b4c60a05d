import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { lessonPath } from '../course-path';
import { useDurationFormat } from '../use-duration-format';
import { NoteEditor } from './note-editor';
import styles from './notes.module.css';
import type { Notes, ShownNote } from './use-notes';

/** Start of a note, which makes the labels of its buttons distinct. */
const beginningOf = (body: string) => [...body].slice(0, 40).join('');

/** Passage of an article that a learner highlighted. */
const Passage = ({ text }: { text: string }) => (
  <blockquote className={`${styles['body']} ${styles['quote']}`}>{text}</blockquote>
);

interface NoteItemProps {
  note: ShownNote;
  notes: Notes;
  courseId: string;
  onDelete: (note: ShownNote) => void;
  /** Called when the link to the note's second of the video is followed. */
  onJump?: () => void;
}

/** A note in a list, read-only or being edited. */
export const NoteItem = ({ note, notes, courseId, onDelete, onJump }: NoteItemProps) => {
  const { t, formats } = useTranslation();
  const duration = useDurationFormat();
  const item = useRef<HTMLLIElement>(null);
  const { draftStore } = notes;
  const draft = notes.drafts.get(note.id);
  const { quote, body, lessonId } = note;
  const of = <span className="visually-hidden">{beginningOf(body || (quote?.exact ?? ''))}</span>;

  if (draft?.open === 'edit') {
    const done = () => {
      if (!draft.body.trim() && !quote) onDelete(note);
      else if (draftStore.finish(draft)) item.current?.focus();
    };
    return (
      <li ref={item} tabIndex={-1} className={styles['note']}>
        {quote && <Passage text={quote.exact} />}
        <NoteEditor
          {...notes}
          label={t('notes.editing')}
          draft={draft}
          takesFocus
          onType={(body) => draftStore.type(draft, body)}
          onDone={done}
        />
      </li>
    );
  }
  return (
    <li ref={item} tabIndex={-1} className={styles['note']}>
      <p className={styles['detail']}>
        {note.lessonId && note.positionSeconds !== null && (
          <Link
            className={styles['second']}
            to={`${lessonPath(courseId, note.lessonId)}?t=${note.positionSeconds}`}
            onClick={onJump}
          >
            <span className="visually-hidden">{t('notes.jump')}</span>{' '}
            {duration(note.positionSeconds)}
          </Link>
        )}
        {quote && lessonId && (
          <Link
            className={styles['second']}
            to={`${lessonPath(courseId, lessonId)}?highlight=${note.id}`}
            onClick={onJump}
          >
            {t('notes.highlight.show')}
          </Link>
        )}
        <time dateTime={note.createdAt}>{formats.dateTime(note.createdAt)}</time>
        {note.isUnsaved && <strong>{t('notes.unsent')}</strong>}
      </p>
      {quote && <Passage text={quote.exact} />}
      {body && <p className={styles['body']}>{body}</p>}
      <div className={styles['actions']}>
        <Button look="plain" onClick={() => draftStore.edit(note)}>
          {t(body ? 'notes.edit' : 'notes.highlight.write')} {of}
        </Button>
        <Button look="plain" onClick={() => onDelete(note)}>
          {t(quote ? 'notes.highlight.remove' : 'notes.delete')} {of}
        </Button>
      </div>
    </li>
  );
};
