import type { Role } from './roles';

/** How far a permission reaches: own is the caller's organisation or the caller's own records. */
export type Reach = 'none' | 'own' | 'all';

/** Asked for by the server before it does something; the screen mirrors it. */
export interface Permission<Name extends string = string> {
  /** Its text is `shell.permission.{name}`. */
  name: Name;
  reaches: Readonly<Record<Role, Reach>>;
}

/** How far each role reaches: learner, organisation user, organisation administrator, system. */
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

/** Makes the permissions of a domain from their reaches, by name. */
export const definePermissions = <Name extends string>(
  rows: Readonly<Record<Name, Permission['reaches']>>,
) =>
  Object.fromEntries(
    Object.entries<Permission['reaches']>(rows).map(([name, row]) => [
      name,
      { name, reaches: row },
    ]),
  ) as { readonly [Key in Name]: Permission<Key> };

/** Those that screens of several domains ask for; each domain has a list of its own. */
export const sharedPermissions = definePermissions({
  'essay.mark': reaches('none', 'none', 'own', 'all'),
  'batchCode.read': reaches('none', 'own', 'none', 'all'),
  'order.read': reaches('none', 'none', 'own', 'all'),
  'learning.study': reaches('own', 'none', 'none', 'none'),
  'fellowLearner.read': reaches('own', 'none', 'none', 'none'),
});

const order: Reach[] = ['none', 'own', 'all'];

/** The widest reach that any of the roles gives. */
export const reachOf = (roles: readonly Role[], permission: Permission): Reach =>
  roles
    .map((role) => permission.reaches[role])
    .reduce<Reach>(
      (widest, reach) => (order.indexOf(reach) > order.indexOf(widest) ? reach : widest),
      'none',
    );
