import type { Role } from './roles';

/** How far a permission reaches: own is the caller's organisation or the caller's own records. */
export type Reach = 'none' | 'own' | 'all';

type Row = Record<Role, Reach>;
const row = (user: Reach, orgUser: Reach, orgAdmin: Reach, system: Reach): Row => ({
  ROLE_USER: user,
  ROLE_ORG_USER: orgUser,
  ROLE_ORGADMIN: orgAdmin,
  ROLE_SYSTEM: system,
});

/** Who may do what once signed in. The server enforces it; the screen mirrors it. */
export const permissions = {
  'courseCategory.read': row('none', 'none', 'all', 'all'),
  'courseCategory.write': row('none', 'none', 'none', 'all'),
  'courseware.read': row('none', 'own', 'own', 'all'),
  'courseware.write': row('none', 'none', 'own', 'all'),
  'course.approve': row('none', 'none', 'none', 'all'),
  'organization.read': row('none', 'own', 'own', 'all'),
  'organization.update': row('none', 'none', 'own', 'all'),
  'organization.write': row('none', 'none', 'none', 'all'),
  'essay.mark': row('none', 'none', 'own', 'all'),
  'batchCode.read': row('none', 'own', 'none', 'all'),
  'batchCode.write': row('none', 'own', 'none', 'all'),
  'coupon.read': row('none', 'none', 'own', 'all'),
  'coupon.write': row('none', 'none', 'own', 'all'),
  'order.read': row('none', 'none', 'own', 'all'),
  'order.refund': row('none', 'none', 'none', 'all'),
  'order.receipt': row('own', 'none', 'own', 'all'),
  'order.buy': row('own', 'none', 'none', 'none'),
  'learning.study': row('own', 'none', 'none', 'none'),
  'enrolment.read': row('none', 'none', 'own', 'all'),
  'enrolment.write': row('none', 'none', 'own', 'all'),
  'certificate.revoke': row('none', 'none', 'none', 'all'),
  'dashboard.read': row('own', 'none', 'own', 'all'),
  'communication.use': row('own', 'own', 'own', 'own'),
  'profile.read': row('own', 'own', 'own', 'own'),
  'profile.write': row('own', 'own', 'own', 'own'),
  'user.read': row('none', 'none', 'own', 'all'),
  'user.write': row('none', 'none', 'own', 'all'),
  'user.delete': row('none', 'none', 'none', 'all'),
  'user.seeAs': row('none', 'none', 'none', 'all'),
  'fellowLearner.read': row('own', 'none', 'none', 'none'),
  'report.read': row('none', 'none', 'own', 'all'),
  'report.system': row('none', 'none', 'none', 'all'),
  /** Of partner courses; beside it, the reader's organisation has to be the one that the report names. */
  'report.partner': row('none', 'none', 'none', 'all'),
  /** One's own files, views and schedules of reports. */
  'report.keep': row('none', 'none', 'own', 'own'),
  'secondFactor.use': row('none', 'own', 'own', 'own'),
} as const satisfies Record<string, Row>;
export type Permission = keyof typeof permissions;

const order: Reach[] = ['none', 'own', 'all'];

/** The widest reach that any of the roles gives. */
export const reachOf = (roles: readonly Role[], permission: Permission): Reach =>
  roles
    .map((role) => permissions[permission][role])
    .reduce<Reach>(
      (widest, reach) => (order.indexOf(reach) > order.indexOf(widest) ? reach : widest),
      'none',
    );
