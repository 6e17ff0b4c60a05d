import { ReasonDialog } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User } from '@lms/org-management/contract';
import { usersApi } from './users-api';

interface RejectDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Rejects a registration, with a reason that is mailed to the person. */
export const RejectDialog = ({ user: { id, name, status }, open, onClose }: RejectDialogProps) => {
  const { t } = useTranslation();
  const [reject] = usersApi.useRejectUserMutation();
  return (
    <ReasonDialog
      open={open}
      title={t('users.reject.title', { name })}
      label={t('users.reject.reason')}
      hint={t('users.reject.hint')}
      action={t('users.action.reject')}
      send={(reason) => reject({ id, reason })}
      done={t('users.toast.rejected', { name })}
      over={
        status !== 'PENDING' && (
          <p>{t('users.reject.decided', { status: t(`users.status.${status}`) })}</p>
        )
      }
      onClose={onClose}
    />
  );
};
