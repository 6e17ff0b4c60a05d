import { useTranslation } from '@lms/i18n';
import type { UnsavedDialogProps } from '@lms/ui';
import { Button } from 'antd';
import { Modal } from '../modal/modal';

/** Asks before unsaved changes are discarded. */
export const UnsavedQuestion = ({ open, onStay, onLeave }: UnsavedDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      title={t('validation.form.unsaved.title')}
      onClose={onStay}
      actions={
        <>
          <Button type="primary" onClick={onStay}>
            {t('validation.form.unsaved.stay')}
          </Button>
          <Button danger onClick={onLeave}>
            {t('validation.form.unsaved.leave')}
          </Button>
        </>
      }
    >
      <p>{t('validation.form.unsaved.text')}</p>
    </Modal>
  );
};
