import { ApproveDialog, ButtonLink, coursePaths, heldState, whileBusy } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { reachOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { orgManagementPermissions, type User, userResource } from '@lms/org-management/contract';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUserActions } from '../users/use-user-actions';
import { userLists } from '../users/user-paths';
import styles from './user-page.module.css';

const UserForm = lazy(() =>
  import('../users/user-form').then((module) => ({ default: module.UserForm })),
);
const DeactivateDialog = lazy(() =>
  import('../users/deactivate-dialog').then((module) => ({ default: module.DeactivateDialog })),
);
const SeeAsDialog = lazy(() =>
  import('../users/see-as-dialog').then((module) => ({ default: module.SeeAsDialog })),
);

type Opened = 'form' | 'shut' | 'seeAs' | 'approval';

/** Actions on one user. Nobody can approve or refuse their own account. */
export const UserActions = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { user: reader, can } = useSession();
  const navigate = useNavigate();
  const { resend, passwordLink, activate } = useUserActions();
  const [opened, setOpened] = useState<Opened>();
  const [isBusy, setIsBusy] = useState(false);
  const close = () => setOpened(undefined);
  const isOwn = reader?.id === user.id;
  const judges =
    reader !== null && reachOf(reader.roles, orgManagementPermissions['user.write']) === 'all';
  const isPending = user.status === 'PENDING';
  const run = async (action: () => Promise<unknown>) => {
    setIsBusy(true);
    await action();
    setIsBusy(false);
  };
  if (!can(orgManagementPermissions['user.write'])) return null;
  return (
    <div className={styles['actions']}>
      {isPending && judges && (
        <>
          <Button type="primary" onClick={() => setOpened('approval')}>
            {t('users.action.accept')}
          </Button>
          <Button danger onClick={() => setOpened('shut')}>
            {t('users.action.reject')}
          </Button>
        </>
      )}
      <Button onClick={() => setOpened('form')}>{t('users.action.edit')}</Button>
      {user.roles.includes('ROLE_USER') && user.status !== 'INACTIVE' && (
        <ButtonLink to={`${coursePaths.enrolments}?filter.userId=${user.id}&item=new`}>
          {t('users.action.enrol')}
        </ButtonLink>
      )}
      {isPending && (
        <Button {...whileBusy(isBusy)} onClick={() => void run(() => resend(user))}>
          {t('users.action.resend')}
        </Button>
      )}
      {user.status === 'ACTIVE' && (
        <Button {...whileBusy(isBusy)} onClick={() => void run(() => passwordLink(user))}>
          {t('users.action.passwordLink')}
        </Button>
      )}
      {can(orgManagementPermissions['user.seeAs']) &&
        user.status === 'ACTIVE' &&
        !user.roles.includes('ROLE_SYSTEM') && (
          <Button onClick={() => setOpened('seeAs')}>{t('users.action.seeAs')}</Button>
        )}
      {user.status === 'ACTIVE' && !isOwn && (
        <Button danger onClick={() => setOpened('shut')}>
          {t('users.action.deactivate')}
        </Button>
      )}
      {user.status === 'INACTIVE' && (
        <Button
          type="primary"
          {...whileBusy(isBusy)}
          onClick={() => void run(() => activate(user))}
        >
          {t('users.action.activate')}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened === 'form' && <UserForm entityId={user.id} mayWrite onClose={close} />}
        {opened === 'shut' && <DeactivateDialog user={user} onClose={close} />}
        {opened === 'approval' && (
          <ApproveDialog
            path={userResource.path}
            items={[{ id: user.id, name: user.name || user.username }]}
            onHeld={(held) => void navigate(userLists.pending, { state: heldState(held) })}
            onClose={close}
          />
        )}
        {opened === 'seeAs' && <SeeAsDialog user={user} onClose={close} />}
      </Suspense>
    </div>
  );
};
