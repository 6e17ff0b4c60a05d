import { sharedPermissions } from '@lms/contract';
import type { CallRows } from './call-row';

const unrecorded = 'Which paths somebody follows is nobody’s to read in a log.';

export const pathRows: CallRows = {
  'GET /learning/path': {
    access: sharedPermissions['learning.study'],
    aim: () => ({}),
    foreign: 'none',
  },
  'PUT /learning/path/:pathId': {
    access: sharedPermissions['learning.study'],
    aim: async ({ side }) => ({ params: { pathId: await side.path() } }),
    // Everybody may follow a public path.
    foreign: 'none',
    unrecorded,
  },
  'DELETE /learning/path/:pathId': {
    access: sharedPermissions['learning.study'],
    aim: async ({ world, side, owner }) => {
      const pathId = await side.path();
      await world.signedIn(owner).put(`/learning/path/${pathId}`, {});
      return { params: { pathId } };
    },
    done: 204,
    unrecorded,
  },
};
