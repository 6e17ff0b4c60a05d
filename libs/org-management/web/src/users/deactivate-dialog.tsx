import { ReasonDialog } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User } from '@lms/org-management/contract';
import { usersApi } from './users-api';

interface DeactivateDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Refuses a registration or deactivates an account, with a reason that is mailed to the person. */
export const DeactivateDialog = ({ user, open, onClose }: DeactivateDialogProps) => {
  const { t } = useTranslation();
  const [updateStatus] = usersApi.useUpdateUserStatusMutation();
  const { id, name, status } = user;
  const dialog = {
    open,
    send: (reason: string) =>
      updateStatus({ ids: [id], status: 'INACTIVE', reason: reason || undefined }),
    onClose,
  };
  return status === 'PENDING' ? (
    <ReasonDialog
      {...dialog}
      title={t('users.reject.title', { name })}
      label={t('users.reject.reason')}
      hint={t('users.reject.hint')}
      action={t('users.action.reject')}
      done={t('users.toast.rejected', { name })}
    />
  ) : (
    <ReasonDialog
      {...dialog}
      optional
      title={t('users.deactivate.title', { name })}
      label={t('admin.reason.label')}
      hint={t('admin.reason.hint')}
      action={t('users.action.deactivate')}
      done={t('users.toast.statusChanged', { name, status: t('users.status.INACTIVE') })}
    >
      <p>{t('users.deactivate.text')}</p>
    </ReasonDialog>
  );
};
