import { ReasonDialog } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User } from '@lms/org-management/contract';
import { usersApi } from './users-api';

interface DeactivateDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Deactivates an account; the person is mailed, with the reason if there is one. */
export const DeactivateDialog = ({ user: { id, name }, open, onClose }: DeactivateDialogProps) => {
  const { t } = useTranslation();
  const [updateStatus] = usersApi.useUpdateUserStatusMutation();
  return (
    <ReasonDialog
      optional
      open={open}
      title={t('users.deactivate.title', { name })}
      label={t('admin.reason.label')}
      hint={t('admin.reason.hint')}
      action={t('users.action.deactivate')}
      send={(reason) =>
        updateStatus({ ids: [id], status: 'INACTIVE', reason: reason || undefined })
      }
      done={t('users.toast.statusChanged', { name, status: t('users.status.INACTIVE') })}
      onClose={onClose}
    >
      <p>{t('users.deactivate.text')}</p>
    </ReasonDialog>
  );
};
