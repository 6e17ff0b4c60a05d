import type { User } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Dialog } from '@lms/ui';
import { useState } from 'react';
import { useUserActions } from './use-user-actions';

interface SeeAsDialogProps {
  user: User;
  onClose: () => void;
}

/** Says what it means to look through the eyes of somebody before it begins. */
export const SeeAsDialog = ({ user, onClose }: SeeAsDialogProps) => {
  const { t } = useTranslation();
  const { seeAs } = useUserActions();
  const [isBusy, setIsBusy] = useState(false);
  const { name } = user;
  const begin = async () => {
    setIsBusy(true);
    await seeAs(user);
    setIsBusy(false);
    onClose();
  };
  return (
    <Dialog
      open
      title={t('users.seeAs.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void begin()}>
            {t('users.seeAs.start')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('users.seeAs.text', { name })}</p>
    </Dialog>
  );
};
