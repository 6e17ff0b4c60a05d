import { type EntityAction, type EntitySelection, EntityTable, MountOnOpen } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { reachOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import {
  orgManagementPermissions,
  tenantRoles,
  type User,
  userResource,
  type UserTypes,
} from '@lms/org-management/contract';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { useMemo, useState } from 'react';
import { type OfAllKind, ofAllKinds } from './of-all-kinds';
import { useUserActions } from './use-user-actions';
import { useUserView } from './use-user-view';
import type { UserListName } from './user-paths';
import { userCalls } from './users-api';

const UserForm = lazyPart({ load: () => import('./user-form').then((module) => module.UserForm) });
const UsersOfAllDialog = lazyPart({
  load: () => import('./users-of-all-dialog').then((module) => module.UsersOfAllDialog),
});
const RejectDialog = lazyPart({
  load: () => import('./reject-dialog').then((module) => module.RejectDialog),
});

/** Default filter of a list; pending users have a list of their own. */
const bounds: Record<UserListName, Partial<UserTypes['filter']>> = {
  all: { status: ['ACTIVE', 'INACTIVE'] },
  pending: { status: 'PENDING' },
  tenants: { roles: [...tenantRoles] },
};

/** Returns true if the person still waits for an activation link, which can be sent again. */
const isWaiting = ({ status }: User) => status === 'PENDING';

/** A registration is refused with a reason, not by the plain change of status. */
const resourceFor = (judges: boolean): typeof userResource => ({
  ...userResource,
  transitions: { ...userResource.transitions, PENDING: judges ? ['ACTIVE'] : [] },
});

/** Change of many users; each round starts anew. */
interface OfAll {
  kind: OfAllKind;
  selection: EntitySelection<UserTypes>;
  round: number;
  open: boolean;
}

interface UserListProps {
  list: UserListName;
  title: string;
}

/** One of the user lists with its actions. */
export const UserList = ({ list, title }: UserListProps) => {
  const { t } = useTranslation();
  const { user: reader, can } = useSession();
  const { resend, passwordLink } = useUserActions();
  const [rejected, setRejected] = useState<User>();
  const [isRejecting, setIsRejecting] = useState(false);
  const [ofAll, setOfAll] = useState<OfAll>();
  const judges =
    reader !== null && reachOf(reader.roles, orgManagementPermissions['user.write']) === 'all';
  const resource = useMemo(() => resourceFor(judges), [judges]);
  const table = useTableState(resource);
  const query = useMemo(
    () => ({ ...table.query, filter: { ...bounds[list], ...table.query.filter } }),
    [list, table.query],
  );
  const mayWrite = can(orgManagementPermissions['user.write']);
  const actionsOf = (user: User): EntityAction[] => {
    const link = isWaiting(user)
      ? { key: 'resend', label: t('users.action.resend'), onClick: () => void resend(user) }
      : {
          key: 'password',
          label: t('users.action.passwordLink'),
          onClick: () => void passwordLink(user),
        };
    const reject = {
      key: 'reject',
      label: t('users.action.reject'),
      onClick: () => {
        setRejected(user);
        setIsRejecting(true);
      },
    };
    return [
      ...(user.status === 'INACTIVE' ? [] : [link]),
      ...(judges && isWaiting(user) ? [reject] : []),
    ];
  };
  const selectionActionsOf = (selection: OfAll['selection']): EntityAction[] =>
    ofAllKinds
      .filter((kind) => kind !== 'organization' || judges)
      .map((kind) => ({
        key: kind,
        label: t(`users.ofAll.${kind}.open`),
        onClick: () => setOfAll({ kind, selection, round: (ofAll?.round ?? 0) + 1, open: true }),
      }));
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
      <EntityTable
        resource={resource}
        table={{ ...table, query }}
        calls={userCalls}
        view={useUserView(list, actionsOf)}
        createText={t('users.list.create')}
        mayWrite={mayWrite}
        mayDelete={can(orgManagementPermissions['user.delete'])}
        mayImport={mayWrite && list !== 'pending'}
        selectionActionsOf={list === 'pending' ? undefined : selectionActionsOf}
      />
      {ofAll && (
        <UsersOfAllDialog
          key={ofAll.round}
          kind={ofAll.kind}
          selection={ofAll.selection}
          open={ofAll.open}
          onClose={() => setOfAll({ ...ofAll, open: false })}
        />
      )}
      <MountOnOpen open={table.state.entityId !== undefined}>
        <UserForm
          entityId={table.state.entityId}
          roles={list === 'tenants' ? ['ROLE_ORG_USER'] : []}
          mayWrite={mayWrite}
          onClose={() => table.open()}
        />
      </MountOnOpen>
      <MountOnOpen open={isRejecting}>
        {rejected && (
          <RejectDialog user={rejected} open={isRejecting} onClose={() => setIsRejecting(false)} />
        )}
      </MountOnOpen>
    </>
  );
};
