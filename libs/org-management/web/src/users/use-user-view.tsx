import { type EntityAction, type EntityView, StatusTag, When } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { reachOf, roles } from '@lms/contract';
import { useFindOwnersQuery } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  orgManagementPermissions,
  type User,
  userResource,
  type UserTypes,
} from '@lms/org-management/contract';
import { useLocation } from 'react-router-dom';
import { useUserLabels } from './user-labels';
import type { UserListName } from './user-paths';

/** Columns and filters of the user lists. */
export const useUserView = (
  list: UserListName,
  actionsOf: (user: User) => EntityAction[],
): EntityView<UserTypes> => {
  const { t } = useTranslation();
  const { user: reader } = useSession();
  // Within one organization there is nothing to choose.
  const reachesAll =
    reader !== null && reachOf(reader.roles, orgManagementPermissions['user.read']) === 'all';
  const { data: owners } = useFindOwnersQuery(undefined, { skip: !reachesAll });
  const labels = useUserLabels();
  // A user's page stands below the list's.
  const { pathname } = useLocation();
  const statusText = (status: UserTypes['status']) => t(`users.status.${status}`);
  const roleTexts = Object.fromEntries(
    roles.map((role) => [role, t(`shell.role.${role}.name`)]),
  ) as Record<(typeof roles)[number], string>;
  const shownRoles = roles.filter((role) =>
    list === 'tenants' ? role === 'ROLE_ORG_USER' || role === 'ROLE_ORGADMIN' : true,
  );
  return {
    nameOf: ({ name, username }) => name || username,
    pathOf: ({ id }) => `${pathname}/${id}`,
    statusText,
    consequenceOf: (status) => (status === 'INACTIVE' ? t('users.deactivate.text') : undefined),
    actionsOf,
    columns: [
      {
        field: 'name',
        title: labels.name,
        personOf: ({ name, username, imageUrl }) => ({ name: name || username, imageUrl }),
      },
      { field: 'username', title: labels.username, under: 'name' },
      {
        field: 'roles',
        title: labels.roles,
        render: ({ roles: given }) => given.map((role) => roleTexts[role]).join(', '),
        exportTexts: roleTexts,
      },
      {
        field: 'organization',
        title: labels.organizationId,
        under: 'roles',
        render: ({ organization }) => organization?.name ?? t('users.form.noOrganization'),
        exportField: 'organization.name',
      },
      {
        field: 'status',
        title: t('users.field.status'),
        render: ({ status }) => <StatusTag status={status} text={statusText(status)} />,
      },
      list === 'pending'
        ? {
            field: 'createdAt',
            title: t('users.field.createdAt'),
            render: ({ createdAt }) => <When at={createdAt} />,
          }
        : {
            field: 'lastLoginAt',
            title: t('users.field.lastLoginAt'),
            render: ({ lastLoginAt }) =>
              lastLoginAt ? <When at={lastLoginAt} /> : t('users.page.never'),
          },
    ],
    filters: [
      {
        field: 'roles',
        label: labels.roles,
        options: shownRoles.map((value) => ({ value, label: roleTexts[value] })),
      },
      ...(list === 'pending'
        ? []
        : [
            {
              field: 'status' as const,
              label: t('users.field.status'),
              options: userResource.statuses
                .filter((value) => list === 'tenants' || value !== 'PENDING')
                .map((value) => ({ value, label: statusText(value) })),
            },
          ]),
      ...(reachesAll
        ? [
            {
              field: 'organizationId' as const,
              label: labels.organizationId,
              options: (owners?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
            },
          ]
        : []),
    ],
  };
};
