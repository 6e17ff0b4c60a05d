import type { RowDifference } from '@lms/contract';
import { tenantRoles, type User, userSchema } from '@lms/org-management/contract';
import type { FieldChanges } from '@lms/server/database';
import {
  type GivenRow,
  type ImportedBy,
  ProblemError,
  rowProblems,
  type Scope,
  type TakenRow,
  validate,
} from '@lms/server/platform';
import { OrgManagementProblem } from '../org-management-problem';
import type { NamedOrganizations } from '../organizations/named-organizations';
import { changedRoles, requirePower, valuesOf } from './save-user';
import { blankUser, readUserCells } from './user-cells';
import type { UserRow } from './user-items';

type UserValues = ReturnType<typeof valuesOf>;

/** Plan of one row: the values to store; none if nothing changes or the row is refused. */
export interface PlannedUser {
  taken: TakenRow;
  values?: UserValues;
  username?: string;
  user?: UserRow;
}

/**
 * Returns true if a user is within the caller's reach. An organization's administrator reaches only
 * users without roles beyond the organization.
 */
const reaches = (scope: Scope, { closedAt, organizationId, roles }: UserRow) =>
  !closedAt &&
  (scope.kind === 'all' ||
    (organizationId === scope.organizationId &&
      roles.every((role) => (tenantRoles as readonly string[]).includes(role))));

const formOf = ({ extraTimePercent, largeText, ...row }: UserRow): Omit<User, 'id'> & UserRow =>
  ({
    ...row,
    extraTimePercent,
    largeText,
    accommodations: { extraTimePercent, largeText },
  }) as Omit<User, 'id'> & UserRow;

const fieldNames: Partial<Record<string, string>> = {
  extraTimePercent: 'accommodations.extraTimePercent',
  largeText: 'accommodations.largeText',
};

const changesOf = (before: UserRow, after: UserValues): FieldChanges =>
  Object.fromEntries(
    Object.entries(after).flatMap(([field, value]) => {
      const was = before[field as keyof UserValues];
      const isSame = Array.isArray(value)
        ? changedRoles(before.roles, after.roles).length === 0
        : was === value;
      return isSame ? [] : [[field, { before: was, after: value }]];
    }),
  );

const differencesOf = (changes: FieldChanges, { codeOf }: NamedOrganizations): RowDifference[] =>
  Object.entries(changes).map(([field, { before, after }]) => {
    const formatValue = (value: unknown) => {
      if (field === 'organizationId') return codeOf(value as string | null);
      return Array.isArray(value) ? value.join(', ') : String(value);
    };
    return {
      field: fieldNames[field] ?? field,
      before: formatValue(before),
      after: formatValue(after),
    };
  });

/** Plans an imported row, by the rules of the form; nothing is stored. */
export const planUser = (
  { caller, scope }: ImportedBy,
  { row, cells }: GivenRow,
  user: UserRow | undefined,
  organizations: NamedOrganizations,
): PlannedUser => {
  const name = cells.get('name') ?? user?.name ?? '';
  try {
    if (user && !reaches(scope, user)) {
      throw new ProblemError('validation.failed', [{ field: 'username', code: 'taken' }]);
    }
    const before = user ? formOf(user) : blankUser;
    const input = validate(userSchema, readUserCells(cells, before, organizations));
    const roles = user ? changedRoles(user.roles, input.roles) : input.roles;
    const values = valuesOf(scope, input);
    const isMoved = user && values.organizationId !== user.organizationId;
    if (user?.id === caller.userId && (roles.length > 0 || isMoved)) {
      throw new OrgManagementProblem('user.ownAccount');
    }
    requirePower(caller, roles);
    if (!user) {
      return { taken: { row, name, change: 'created' }, values, username: input.username };
    }
    const changes = changesOf(user, values);
    const targetId = user.id;
    if (Object.keys(changes).length === 0) {
      return { taken: { row, name, change: 'unchanged', targetId } };
    }
    const differences = differencesOf(changes, organizations);
    return {
      values,
      user,
      username: user.username,
      taken: { row, name, change: 'changed', targetId, changes, differences },
    };
  } catch (error) {
    return { taken: { row, name, change: 'rejected', errors: rowProblems(row, error) } };
  }
};
