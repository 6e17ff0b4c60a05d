import { ApproveDialog, MountOnOpen, RowMenu, useHeldItem, whileBusy } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { reachOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { orgManagementPermissions, type User, userResource } from '@lms/org-management/contract';
import { lazyPart } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUserActions } from '../users/use-user-actions';
import { userLists } from '../users/user-paths';
import styles from './user-page.module.css';

const UserForm = lazyPart({
  load: () => import('../users/user-form').then((module) => module.UserForm),
});
const DeactivateDialog = lazyPart({
  load: () => import('../users/deactivate-dialog').then((module) => module.DeactivateDialog),
});
const RejectDialog = lazyPart({
  load: () => import('../users/reject-dialog').then((module) => module.RejectDialog),
});
const SeeAsDialog = lazyPart({
  load: () => import('../users/see-as-dialog').then((module) => module.SeeAsDialog),
});

type Opened = 'form' | 'shut' | 'reject' | 'seeAs' | 'approval';

/** Actions on one user. Nobody can approve or refuse their own account. */
export const UserActions = ({ user }: { user: User }) => {
  const { t } = useTranslation();
  const { user: reader, can } = useSession();
  const navigate = useNavigate();
  const { resend, passwordLink, activate } = useUserActions();
  const [opened, setOpened] = useState<Opened>();
  const [isBusy, setIsBusy] = useState(false);
  const { isHeld, bar } = useHeldItem(userResource.path, user.id);
  const close = () => setOpened(undefined);
  const isPending = user.status === 'PENDING';
  const isActive = user.status === 'ACTIVE';
  const judges =
    isPending &&
    !isHeld &&
    reader !== null &&
    reachOf(reader.roles, orgManagementPermissions['user.write']) === 'all';
  const seesAs =
    isActive && can(orgManagementPermissions['user.seeAs']) && !user.roles.includes('ROLE_SYSTEM');
  const reactivate = async () => {
    setIsBusy(true);
    await activate(user);
    setIsBusy(false);
  };
  /** Actions that are seldom wanted. */
  const others = [
    isPending && {
      key: 'resend',
      label: t('users.action.resend'),
      onClick: () => void resend(user),
    },
    isActive && {
      key: 'passwordLink',
      label: t('users.action.passwordLink'),
      onClick: () => void passwordLink(user),
    },
    isActive &&
      reader?.id !== user.id && {
        key: 'deactivate',
        label: t('users.action.deactivate'),
        danger: true,
        onClick: () => setOpened('shut'),
      },
  ].filter((item) => item !== false);
  if (!can(orgManagementPermissions['user.write'])) return null;
  return (
    <div className={styles['actions']}>
      {bar}
      {seesAs && <Button onClick={() => setOpened('seeAs')}>{t('users.action.seeAs')}</Button>}
      {judges && (
        <>
          <Button data-key="r" danger onClick={() => setOpened('reject')}>
            {t('users.action.reject')}
          </Button>
          <Button data-key="a" type="primary" onClick={() => setOpened('approval')}>
            {t('users.action.accept')}
          </Button>
        </>
      )}
      {user.status === 'INACTIVE' && (
        <Button {...whileBusy(isBusy)} onClick={() => void reactivate()}>
          {t('users.action.activate')}
        </Button>
      )}
      <Button data-key="e" type={judges ? 'default' : 'primary'} onClick={() => setOpened('form')}>
        {t('users.action.edit')}
      </Button>
      {others.length > 0 && <RowMenu name={user.name || user.username} items={others} ofPage />}
      <MountOnOpen open={opened === 'form'}>
        <UserForm entityId={opened === 'form' ? user.id : undefined} mayWrite onClose={close} />
      </MountOnOpen>
      <MountOnOpen open={opened === 'shut'}>
        <DeactivateDialog user={user} open={opened === 'shut'} onClose={close} />
      </MountOnOpen>
      <MountOnOpen open={opened === 'reject'}>
        <RejectDialog user={user} open={opened === 'reject'} onClose={close} />
      </MountOnOpen>
      <MountOnOpen open={opened === 'approval'}>
        <ApproveDialog
          resource={userResource}
          items={
            opened === 'approval' ? [{ id: user.id, name: user.name || user.username }] : undefined
          }
          onHeld={() => void navigate(userLists.pending)}
          onClose={close}
        />
      </MountOnOpen>
      <MountOnOpen open={opened === 'seeAs'}>
        <SeeAsDialog user={user} open={opened === 'seeAs'} onClose={close} />
      </MountOnOpen>
    </div>
  );
};
