import { lengthOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { maxNoteLength } from '@lms/learning/contract';
import { Button, ProblemAlert, TextArea } from '@lms/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { isTooLong, type NoteDraft } from './draft-store';
import { NoteConflict } from './note-conflict';
import styles from './notes.module.css';
import type { Notes } from './use-notes';

interface NoteEditorProps extends Pick<Notes, 'draftStore' | 'unsent' | 'failing'> {
  label: ReactNode;
  /** Undefined until something is typed. */
  draft: NoteDraft | undefined;
  takesFocus?: boolean;
  /** Message about the note that was saved last, shown while the field is empty. */
  said?: string;
  onType: (body: string) => void;
  onDone: () => void;
}

/** Note field that saves itself after each pause in typing. */
export const NoteEditor = ({
  draftStore,
  unsent,
  failing,
  label,
  draft,
  takesFocus,
  said,
  onType,
  onDone,
}: NoteEditorProps) => {
  const { t, formats } = useTranslation();
  const id = useId();
  const body = draft?.body ?? '';
  const tooLong = isTooLong(body);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // The button that opened the editor is gone; focus elsewhere is left alone.
    if (takesFocus && document.activeElement === document.body) field.current?.focus();
  }, [takesFocus]);
  const isWaiting = draft !== undefined && unsent.has(draft.id);
  return (
    <div className={styles['editor']}>
      <label htmlFor={id}>{label}</label>
      <TextArea
        id={id}
        rows={3}
        value={body}
        ref={field}
        aria-invalid={tooLong || undefined}
        aria-describedby={`${id}-state`}
        onChange={(event) => onType(event.target.value)}
      />
      {draft?.elsewhere !== undefined && <NoteConflict draftStore={draftStore} draft={draft} />}
      {draft?.problem && (
        <>
          <ProblemAlert problem={draft.problem} />
          <div>
            <Button look="secondary" onClick={() => draftStore.retry(draft)}>
              {t('common.state.retry')}
            </Button>
          </div>
        </>
      )}
      <div className={styles['foot']}>
        {draft?.elsewhere === undefined && (
          <Button look="secondary" onClick={onDone}>
            {t('notes.save')}
          </Button>
        )}
        <div id={`${id}-state`} className={styles['state']}>
          <p role="status">
            {!draft && said}
            {tooLong &&
              t('notes.tooLong', {
                count: formats.number(lengthOf(body)),
                max: formats.number(maxNoteLength),
              })}
            {!tooLong &&
              isWaiting &&
              failing &&
              t(draft.kept === body ? 'notes.kept' : 'notes.unsaved')}
          </p>
          {!tooLong && !failing && isWaiting && <p>{t('notes.saving')}</p>}
          {!isWaiting && draft?.base?.body === body.normalize() && <p>{t('notes.saved')}</p>}
        </div>
      </div>
    </div>
  );
};
