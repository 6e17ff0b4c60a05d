import { useTranslation } from '@lms/i18n';
import { Alert, Button } from '@lms/ui';
import type { DraftStore, NoteDraft } from './draft-store';
import styles from './notes.module.css';

/** Conflict with a change in another tab: shows both versions and lets the learner choose. */
export const NoteConflict = ({
  draftStore,
  draft,
}: {
  draftStore: DraftStore;
  draft: NoteDraft;
}) => {
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
        <Button look="secondary" onClick={() => draftStore.keepMine(draft)}>
          {t('notes.conflict.mine')}
        </Button>
        <Button look="secondary" onClick={() => draftStore.drop(draft.id)}>
          {t(elsewhere ? 'notes.conflict.theirs' : 'notes.conflict.drop')}
        </Button>
      </div>
    </Alert>
  );
};
