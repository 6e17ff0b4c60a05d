import { authPermissions } from '@lms/auth/contract';
import { sharedPermissions } from '@lms/contract';
import { orgManagementPermissions } from '@lms/org-management/contract';
import { users } from '@lms/server/database';
import { openSession } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import type { Aim, Call, CallRow, CallRows } from './call-row';
import { storePublicProfile } from './public-profile-fixture';

const tenant = async ({ side }: Aim) => (await side.person('ROLE_ORG_USER')).id;
/** Makes an account that waits for approval. */
const waiting = async (at: Aim) => {
  const id = await tenant(at);
  const change = { status: 'PENDING', passwordHash: null } as const;
  await at.world.db.update(users).set(change).where(eq(users.id, id));
  return id;
};
const ofTenant = async (at: Aim) => ({ params: { id: await tenant(at) } });
const read = (more: Partial<CallRow> = {}): CallRow => ({
  access: orgManagementPermissions['user.read'],
  aim: ofTenant,
  ...more,
});
const write = (more: Partial<CallRow> = {}): CallRow => ({
  access: orgManagementPermissions['user.write'],
  aim: ofTenant,
  done: 204,
  ...more,
});

const ofAll = (body: object, access: CallRow['access']): CallRow => ({
  access,
  aim: () => ({ body: { searchTerm: 'No such row', ...body } }),
  foreign: 'none',
  unrecorded: 'without a confirmed number it only counts',
});

/** Makes the row of a call on the public profile of a learner of no organization. */
const ofProfile = (call: Call = {}, isTakenDown = false): CallRow => ({
  access: orgManagementPermissions['publicProfile.takeDown'],
  aim: async (at) => {
    const { learner } = await storePublicProfile(at, isTakenDown ? 'It misleads' : null);
    return { ...call, params: { id: learner.id } };
  },
});

/** Calls on users besides the generic ones. */
export const userRows: CallRows = {
  'POST /user/:id/resend': write({
    aim: async (at) => ({ params: { id: await waiting(at) } }),
  }),
  'POST /user/:id/reject': write({
    access: orgManagementPermissions['user.approve'],
    aim: async (at) => ({ params: { id: await waiting(at) }, body: { reason: 'Not a person' } }),
  }),
  'POST /user/:id/password-link': write(),
  'PUT /user/updateRoleOfAll': ofAll(
    { role: 'ROLE_ORG_USER', given: true },
    orgManagementPermissions['user.write'],
  ),
  'PUT /user/updateOrganizationOfAll': ofAll(
    { organizationId: null },
    orgManagementPermissions['organization.write'],
  ),
  'POST /user/mailAll': ofAll(
    { subject: 'To all', text: 'Welcome.' },
    orgManagementPermissions['user.write'],
  ),
  'GET /user/:id/session': read(),
  'DELETE /user/:id/session': write(),
  'DELETE /user/:id/session/:sessionId': write({
    aim: async (at) => {
      const id = await tenant(at);
      const { sessionId } = await openSession(at.world.db, id, at.world.test.clock.now());
      return { params: { id, sessionId } };
    },
  }),
  'GET /user/:id/study': read(),
  'GET /user/:id/activity': read(),
  'GET /user/:id/public-profile': ofProfile(),
  'PUT /user/:id/public-profile/take-down': ofProfile({ body: { reason: 'It misleads' } }),
  'PUT /user/:id/public-profile/allow': ofProfile({}, true),
  'POST /user/:id/see-as': {
    access: orgManagementPermissions['user.seeAs'],
    aim: ofTenant,
    done: 201,
  },
  'POST /user/:id/second-factor/off': {
    access: orgManagementPermissions['user.takeSecondFactor'],
    aim: async (at) => {
      const id = await tenant(at);
      await at.world.db.update(users).set({ secondFactorStep: 0 }).where(eq(users.id, id));
      return { params: { id } };
    },
    done: 204,
  },
  'DELETE /user/me/see-as': {
    access: orgManagementPermissions['user.seeAs'],
    aim: () => ({}),
    unrecorded: 'There is no look that could end.',
    done: 204,
    foreign: 'none',
  },
  'POST /fellow-learner/find': {
    access: sharedPermissions['fellowLearner.read'],
    aim: () => ({ body: {} }),
    foreign: 'none',
  },
  'PUT /user/me/shown-to-fellows': {
    access: authPermissions['profile.write'],
    aim: () => ({ body: { shown: false } }),
    done: 204,
    foreign: 'none',
  },
};
