import { useLogout } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { Button, Dialog } from '@lms/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetStudy, leavingHash } from './leave';

/** Asks whether to log out although something waits to be sent. */
export const LeaveAnyway = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  const close = () => void navigate('/my-courses/offline', { replace: true });
  const leave = async () => {
    await forgetStudy();
    await logout();
  };
  return (
    <Dialog
      open={hash === leavingHash && count > 0}
      title={t('offline.leave.title')}
      onClose={close}
      actions={
        <>
          <Button look="secondary" onClick={close}>
            {t('offline.leave.stay')}
          </Button>
          <Button look="danger" onClick={() => void leave()}>
            {t('offline.leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('offline.leave.text', { count })}</p>
    </Dialog>
  );
};
