import { useTranslation } from '@lms/i18n';
import { Button } from '../controls/button';
import { Dialog } from '../dialog/dialog';

const namedAtMost = 5;

interface DeleteDialogProps {
  /** The names of what goes; empty keeps the dialog closed. */
  names: string[];
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before anything goes, and names it. */
export const DeleteDialog = ({ names, busy, onDelete, onClose }: DeleteDialogProps) => {
  const { t } = useTranslation();
  const unnamed = names.length - namedAtMost;
  return (
    <Dialog
      open={names.length > 0}
      title={t('admin.delete.title', { count: names.length })}
      onClose={onClose}
      actions={
        <>
          <Button look="danger" busy={busy} onClick={onDelete}>
            {t('admin.table.delete')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('admin.delete.text')}</p>
      <ul>
        {names.slice(0, namedAtMost).map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {unnamed > 0 && <li>{t('admin.delete.more', { count: unnamed })}</li>}
      </ul>
    </Dialog>
  );
};
