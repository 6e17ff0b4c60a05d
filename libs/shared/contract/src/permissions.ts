import type { Role } from './roles';

/** Reach of a permission: `own` is the caller's organization or the caller's own records. */
export type Reach = 'none' | 'own' | 'all';

/** Permission that the server checks before an action; screens hide what it forbids. */
export interface Permission<Name extends string = string> {
  /** Name, with its text at `shell.permission.{name}`. */
  name: Name;
  reaches: Readonly<Record<Role, Reach>>;
}

/**
 * Builds a reach per role, in the order learner, organization user, organization administrator,
 * system administrator.
 */
export const reaches = (
  user: Reach,
  orgUser: Reach,
  orgAdmin: Reach,
  system: Reach,
): Permission['reaches'] => ({
  ROLE_USER: user,
  ROLE_ORG_USER: orgUser,
  ROLE_ORGADMIN: orgAdmin,
  ROLE_SYSTEM: system,
});

/** Builds a domain's permissions from their reaches. */
export const definePermissions = <Name extends string>(
  rows: Readonly<Record<Name, Permission['reaches']>>,
) =>
  Object.fromEntries(
    Object.entries<Permission['reaches']>(rows).map(([name, row]) => [
      name,
      { name, reaches: row },
    ]),
  ) as { readonly [Key in Name]: Permission<Key> };

/** Permissions that screens of several domains check; each domain has its own list. */
export const sharedPermissions = definePermissions({
  'essay.mark': reaches('none', 'none', 'own', 'all'),
  'batchCode.read': reaches('none', 'own', 'none', 'all'),
  'order.buy': reaches('own', 'none', 'none', 'none'),
  'order.read': reaches('none', 'none', 'own', 'all'),
  'learning.study': reaches('own', 'none', 'none', 'none'),
  'fellowLearner.read': reaches('own', 'none', 'none', 'none'),
});

const order: Reach[] = ['none', 'own', 'all'];

/** Returns the widest reach that any of the roles gives. */
export const reachOf = (roles: readonly Role[], permission: Permission): Reach =>
  roles
    .map((role) => permission.reaches[role])
    .reduce<Reach>(
      (widest, reach) => (order.indexOf(reach) > order.indexOf(widest) ? reach : widest),
      'none',
    );
