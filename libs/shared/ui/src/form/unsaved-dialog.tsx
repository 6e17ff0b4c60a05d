import { useTranslation } from '@lms/i18n';
import { Button } from '../controls/button';
import { Dialog } from '../dialog/dialog';

export interface UnsavedDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes are discarded. */
export const UnsavedDialog = ({ open, onStay, onLeave }: UnsavedDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      title={t('validation.form.unsaved.title')}
      onClose={onStay}
      actions={
        <>
          <Button onClick={onStay}>{t('validation.form.unsaved.stay')}</Button>
          <Button look="danger" onClick={onLeave}>
            {t('validation.form.unsaved.leave')}
          </Button>
        </>
      }
    >
      <p>{t('validation.form.unsaved.text')}</p>
    </Dialog>
  );
};
