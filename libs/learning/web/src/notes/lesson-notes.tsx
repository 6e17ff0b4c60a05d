import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { EmptyList, ErrorState, Loading, Skeleton } from '@lms/ui';
import { type RefObject, useRef, useState } from 'react';
import { useDurationFormat } from '../use-duration-format';
import type { NoteDraft } from './draft-store';
import { NoteEditor } from './note-editor';
import { NoteItem } from './note-item';
import styles from './notes.module.css';
import { useNoteDeletion } from './use-note-deletion';
import { useNotes } from './use-notes';

export interface LessonNotesProps {
  courseId: string;
  lessonId: string;
  /** Video of the lesson; a new note stores its current second. */
  video: RefObject<HTMLVideoElement | null>;
}

/** Notes of a lesson, with a field for a new one. */
export const LessonNotes = ({ courseId, lessonId, video }: LessonNotesProps) => {
  const { t } = useTranslation();
  const duration = useDurationFormat();
  const notes = useNotes(courseId);
  const { draftStore, query, drafts } = notes;
  const heading = useRef<HTMLHeadingElement>(null);
  const { remove, shown } = useNoteDeletion(draftStore, heading);
  /** Id of the note that the button saved last. */
  const [finished, setFinished] = useState<string>();

  const begin = (): NoteDraft => ({
    id: crypto.randomUUID(),
    lessonId,
    body: '',
    base: null,
    open: 'new',
    positionSeconds: video.current ? Math.floor(video.current.currentTime) : null,
  });
  const draft = [...drafts.values()].find((one) => one.open === 'new' && one.lessonId === lessonId);
  const second = draft?.positionSeconds ?? null;
  const done = () => {
    if (!draft) return;
    const saved = notes.notes.find(({ id }) => id === draft.id);
    if (draft.base && saved && !draft.body.trim()) remove({ ...saved, body: draft.base.body });
    else if (draftStore.finish(draft)) setFinished(draft.body.trim() ? draft.id : undefined);
  };
  // Whoever doesn't see the new entry in the list is told of it.
  const said = () => {
    if (!finished || !notes.notes.some(({ id }) => id === finished)) return undefined;
    if (!drafts.has(finished)) return t('notes.saved');
    return notes.failing ? t('notes.unsent') : undefined;
  };
  const listed = notes.notes.filter((note) => note.lessonId === lessonId && note.id !== draft?.id);

  return (
    <section className={styles['notes']} aria-labelledby="notes">
      <h2 id="notes" ref={heading} tabIndex={-1}>
        {t('notes.title')}
      </h2>
      <p className={styles['detail']}>{t('notes.private')}</p>
      <NoteEditor
        {...notes}
        label={second === null ? t('notes.new') : t('notes.newAt', { time: duration(second) })}
        draft={draft}
        said={said()}
        onType={(body) => draftStore.type(draft ?? begin(), body)}
        onDone={done}
      />
      {shown}
      {query.isLoading && (
        <Loading>
          <Skeleton height={5} />
        </Loading>
      )}
      {query.error && !query.data && (
        <ErrorState problem={toCallProblem(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && listed.length === 0 && !draft && <EmptyList text={t('notes.empty')} />}
      {listed.length > 0 && (
        <ul className={styles['list']}>
          {listed.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              notes={notes}
              courseId={courseId}
              onDelete={(deleted) => {
                setFinished(undefined);
                remove(deleted);
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
};
