import { useTranslation } from '@lms/i18n';
import { Dialog } from '@lms/ui';
import { useRef } from 'react';
import { NoteItem } from '../notes/note-item';
import styles from '../notes/notes.module.css';
import { useNoteDeletion } from '../notes/use-note-deletion';
import type { Notes, ShownNote } from '../notes/use-notes';

interface HighlightDialogProps {
  /** Highlight that was pressed. */
  note: ShownNote | undefined;
  notes: Notes;
  courseId: string;
  onClose: () => void;
}

/** A highlight that was pressed: its note, and a way to remove it. */
export const HighlightDialog = ({ note, notes, courseId, onClose }: HighlightDialogProps) => {
  const { t } = useTranslation();
  const top = useRef<HTMLDivElement>(null);
  const { remove, shown } = useNoteDeletion(notes.draftStore, top);
  return (
    <>
      <div ref={top} tabIndex={-1}>
        {shown}
      </div>
      <Dialog open={note !== undefined} title={t('notes.highlight.title')} onClose={onClose}>
        {note && (
          <ul className={styles['list']}>
            <NoteItem
              note={note}
              notes={notes}
              courseId={courseId}
              onDelete={(one) => {
                remove(one);
                onClose();
              }}
              onJump={onClose}
            />
          </ul>
        )}
      </Dialog>
    </>
  );
};
