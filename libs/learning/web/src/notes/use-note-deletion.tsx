import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { Note } from '@lms/learning/contract';
import { Button, ProblemAlert, useFocusHandover, useUndoTime } from '@lms/ui';
import { type RefObject, useRef, useState } from 'react';
import type { DraftStore } from './draft-store';
import styles from './notes.module.css';

interface UndoProps {
  focusAfter: RefObject<HTMLElement | null>;
  onUndo: () => void;
  onGone: () => void;
}

const Undo = ({ focusAfter, onUndo, onGone }: UndoProps) => {
  const { t } = useTranslation();
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useUndoTime(bar, button, onGone);
  useFocusHandover(bar, focusAfter);
  return (
    <div ref={bar} className={styles['undo']}>
      <p role="status">{t('notes.deleted')}</p>
      <Button ref={button} look="secondary" onClick={onUndo}>
        {t('notes.undo')}
      </Button>
    </div>
  );
};

/**
 * Deletes notes, with a button that restores the last one for a while.
 *
 * @param focusAfter receives the focus when that button goes away
 */
export const useNoteDeletion = (
  draftStore: DraftStore,
  focusAfter: RefObject<HTMLElement | null>,
) => {
  const [deleted, setDeleted] = useState<Note>();
  const [problem, setProblem] = useState<CallProblem>();
  const [isBusy, setIsBusy] = useState(false);
  const attempt = async (call: () => Promise<CallProblem | undefined>, after?: Note) => {
    if (isBusy) return;
    setIsBusy(true);
    const failure = await call();
    setIsBusy(false);
    setProblem(failure);
    if (!failure) setDeleted(after);
  };
  return {
    remove: (note: Note) => void attempt(() => draftStore.remove(note.id), note),
    shown: (
      <>
        {problem && <ProblemAlert problem={problem} />}
        {deleted && (
          <Undo
            key={deleted.id}
            focusAfter={focusAfter}
            onUndo={() => void attempt(() => draftStore.restore(deleted))}
            onGone={() => setDeleted(undefined)}
          />
        )}
      </>
    ),
  };
};
