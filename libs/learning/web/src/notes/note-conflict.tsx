import { useTranslation } from '@lms/i18n';
import { Alert, Button } from '@lms/ui';
import type { NoteDesk, NoteDraft } from './note-desk';
import styles from './notes.module.css';

/** Conflict with a change in another tab: shows both versions and lets the learner choose. */
export const NoteConflict = ({ desk, draft }: { desk: NoteDesk; draft: NoteDraft }) => {
  const { t, formats } = useTranslation();
  const { elsewhere } = draft;
  return (
    <Alert tone="bad">
      {elsewhere ? (
        <>
          <p>{t('notes.conflict.changed', { at: formats.dateTime(elsewhere.updatedAt) })}</p>
          <blockquote className={`${styles['body']} ${styles['quote']}`}>
            {elsewhere.body}
          </blockquote>
        </>
      ) : (
        <p>{t('notes.conflict.deleted')}</p>
      )}
      <div className={styles['actions']}>
        <Button look="secondary" onClick={() => desk.keepMine(draft)}>
          {t('notes.conflict.mine')}
        </Button>
        <Button look="secondary" onClick={() => desk.drop(draft.id)}>
          {t(elsewhere ? 'notes.conflict.theirs' : 'notes.conflict.drop')}
        </Button>
      </div>
    </Alert>
  );
};
