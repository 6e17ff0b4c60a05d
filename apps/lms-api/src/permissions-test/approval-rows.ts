import type { HeldApproval, Permission } from '@lms/contract';
import { courseManagementPermissions } from '@lms/course-management/contract';
import { orgManagementPermissions } from '@lms/org-management/contract';
import { organizations, users } from '@lms/server/database';
import { eq } from 'drizzle-orm';
import type { Aim, CallRows } from './call-row';

/** Rows of an entity's approvals. */
const rowsOf = (
  path: string,
  access: Permission,
  waiting: (at: Aim) => Promise<string>,
): CallRows => {
  const body = async (at: Aim) => ({ ids: [await waiting(at)] });
  return {
    [`POST ${path}/approval`]: {
      access,
      aim: async (at) => ({ body: await body(at) }),
      done: 201,
      unrecorded: 'it is recorded once it takes effect',
    },
    [`DELETE ${path}/:approvalId/approval`]: {
      access,
      aim: async (at) => {
        const held = await at.world.signedIn(at.caller).post(`${path}/approval`, await body(at));
        return { params: { approvalId: held.json<HeldApproval>().id } };
      },
      done: 204,
      unrecorded: 'what it takes back has not been recorded',
    },
  };
};

export const approvalRows: CallRows = {
  ...rowsOf('/course', courseManagementPermissions['course.approve'], ({ side }) =>
    side.pendingCourse(),
  ),
  ...rowsOf('/learning-path', courseManagementPermissions['course.approve'], ({ side }) =>
    side.path({ status: 'PENDING' }),
  ),
  ...rowsOf('/user', orgManagementPermissions['user.approve'], async ({ world, side }) => {
    const { id } = await side.person('ROLE_ORG_USER');
    await world.db.update(users).set({ status: 'PENDING' }).where(eq(users.id, id));
    return id;
  }),
  ...rowsOf('/organization', orgManagementPermissions['organization.write'], async ({ world }) => {
    const id = await world.createOrganization();
    await world.db.update(organizations).set({ status: 'PENDING' }).where(eq(organizations.id, id));
    return id;
  }),
};
