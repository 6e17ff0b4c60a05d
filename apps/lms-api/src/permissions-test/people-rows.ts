import { communicationPermissions } from '@lms/communication/contract';
import { sharedPermissions } from '@lms/contract';
import { dashboardPermissions } from '@lms/dashboard/contract';
import { newId, notifications } from '@lms/server/database';
import type { CallRow, CallRows } from './call-row';

const mine = (more: Partial<CallRow> = {}): CallRow => ({
  access: communicationPermissions['communication.use'],
  aim: () => ({}),
  foreign: 'none',
  ...more,
});

const reading = 'To have read something is nothing that was done.';

export const peopleRows: CallRows = {
  'GET /activity': mine(),
  'GET /notification': mine(),
  'GET /notification/unread': mine(),
  'POST /notification/find': mine({ aim: () => ({ body: {} }) }),
  'GET /notification/:id': mine({
    aim: async ({ world, owner }) => {
      const id = newId();
      await world.db
        .insert(notifications)
        .values({ id, userId: owner.id, kind: 'WELCOME', params: {} });
      return { params: { id } };
    },
    foreign: 404,
  }),
  'PUT /notification/read': mine({
    aim: () => ({ body: {} }),
    done: 204,
    unrecorded: reading,
  }),
  // The stream stays open as long as the client listens.
  'GET /events': mine({ aim: () => ({ options: { payloadAsStream: true } }) }),
  'GET /conversation': mine(),
  'POST /conversation': mine({
    aim: ({ side }) => ({
      body: { courseId: null, body: side.name('message'), clientId: newId() },
    }),
  }),
  'GET /conversation/:id/message': {
    access: communicationPermissions['communication.use'],
    aim: async ({ side, owner }) => ({ params: { id: (await side.conversation(owner)).id } }),
  },
  'POST /conversation/:id/message': {
    access: communicationPermissions['communication.use'],
    aim: async ({ side, owner }) => ({
      params: { id: (await side.conversation(owner)).id },
      body: { body: side.name('message'), clientId: newId() },
    }),
  },
  'PUT /conversation/:id/read': {
    access: communicationPermissions['communication.use'],
    aim: async ({ side, owner }) => {
      const { id, messageId } = await side.conversation(owner);
      return { params: { id }, body: { messageId } };
    },
    done: 204,
    unrecorded: reading,
  },
  'GET /dashboard': {
    access: dashboardPermissions['dashboard.read'],
    aim: () => ({}),
    foreign: 'none',
    namesOthers: 'it suggests courses of the public catalogue',
  },
  'GET /order': { access: sharedPermissions['order.buy'], aim: () => ({}), foreign: 'none' },
  'POST /order/checkout': {
    access: sharedPermissions['order.buy'],
    aim: ({ side }) => ({
      body: { courseIds: [side.studied.course.id], paymentMethod: 'demo', expectedTotal: 0 },
      options: { headers: { 'idempotency-key': newId() } },
    }),
    foreign: 'none',
  },
};
