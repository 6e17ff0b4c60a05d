import { authPermissions } from '@lms/auth/contract';
import type { Permission } from '@lms/contract';
import { newId } from '@lms/server/database';
import { openSession } from '@lms/server/platform';
import { testPassword } from '@lms/server/testing';
import type { Aim, CallRow, CallRows } from './call-row';

const newPassword = 'Another-Testing-456';
const mine = (access: Permission, more: Partial<CallRow> = {}): CallRow => ({
  access,
  aim: () => ({}),
  foreign: 'none',
  ...more,
});
const proof = { body: { password: testPassword } };

const profileOf = async ({ world, caller }: Aim) => {
  const { version } = (await world.signedIn(caller).get('/user/me/profile')).json<{
    version: number;
  }>();
  return {
    version,
    name: 'Rahima Khatun',
    phone: '',
    occupation: '',
    companyName: '',
    gender: '',
    dateOfBirth: '',
    address: { line: '', city: '', postCode: '' },
    socialNetworks: { linkedIn: '', facebook: '', twitter: '', instagram: '' },
  };
};

export const accountRows: CallRows = {
  'GET /user/me': mine(authPermissions['profile.read']),
  'PUT /user/me': mine(authPermissions['profile.write'], {
    aim: async (at) => ({ body: await profileOf(at) }),
  }),
  'DELETE /user/me': mine(authPermissions['profile.write'], { aim: () => proof, done: 204 }),
  'GET /user/me/profile': mine(authPermissions['profile.read']),
  'GET /user/me/export': mine(authPermissions['profile.read']),
  'PUT /user/me/language': mine(authPermissions['profile.write'], {
    aim: () => ({ body: { language: 'bn' } }),
    done: 204,
  }),
  'GET /user/me/list-views': mine(authPermissions['profile.read']),
  'PUT /user/me/list-views': mine(authPermissions['profile.write'], {
    aim: () => ({
      body: { list: '/user-management/users', views: [{ name: 'Mine', search: 'q=a' }] },
    }),
    done: 204,
  }),
  'PUT /user/me/picture': mine(authPermissions['profile.write'], {
    aim: async ({ world }) => world.picture(),
  }),
  'DELETE /user/me/picture': mine(authPermissions['profile.write']),
  'GET /user/me/sessions': mine(authPermissions['profile.read']),
  'DELETE /user/me/sessions': mine(authPermissions['profile.write'], { done: 204 }),
  'DELETE /user/me/sessions/:id': {
    access: authPermissions['profile.write'],
    aim: async ({ world, owner }) => {
      const { sessionId } = await openSession(world.db, owner.id, world.test.clock.now());
      return { params: { id: sessionId } };
    },
    done: 204,
  },
  'PUT /auth/user/change-password': mine(authPermissions['profile.write'], {
    aim: () => ({ body: { currentPassword: testPassword, password: newPassword } }),
    done: 204,
  }),
  'POST /auth/user/change-email': mine(authPermissions['profile.write'], {
    aim: () => ({ body: { password: testPassword, email: `${newId().slice(-12)}@new.lms` } }),
    done: 204,
  }),
  'POST /user/me/second-factor': {
    access: authPermissions['secondFactor.use'],
    aim: () => proof,
    unrecorded: 'It is in use, and recorded, from its first code on.',
    foreign: 'none',
  },
  'PUT /user/me/second-factor': {
    access: authPermissions['secondFactor.use'],
    aim: async (at) => ({ body: { code: await at.world.firstCode(at.caller) } }),
    foreign: 'none',
  },
  'POST /user/me/second-factor/recovery-codes': mine(authPermissions['profile.write'], {
    aim: async (at) => ({
      body: { password: testPassword, code: await at.world.secondFactor(at.caller) },
    }),
  }),
  'POST /user/me/second-factor/off': mine(authPermissions['profile.write'], {
    aim: () => proof,
    done: 204,
  }),
};
