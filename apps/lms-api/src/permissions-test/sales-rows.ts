import { buildBatch } from '@lms/cart/api/testing';
import { cartPermissions } from '@lms/cart/contract';
import { sharedPermissions } from '@lms/contract';
import { orgManagementPermissions } from '@lms/org-management/contract';
import { newId } from '@lms/server/database';
import type { Aim, CallRows } from './call-row';
import { exportBody } from './entity-rows';

/** Paid order of a course of the side; the caller's own, where the caller buys. */
const paid = async ({ world, side, owner }: Aim) => {
  const buyer = owner.roles.includes('ROLE_USER') ? owner : side.learner;
  return { params: { id: await world.paidOrder(buyer, side) } };
};

const ofPerson = 'What somebody means to learn one day is nobody’s to read in a log.';
const course = ({ side }: Aim) => ({ params: { courseId: side.studied.course.id } });
const listed = ({ side }: Aim) => ({ body: { courseIds: [side.studied.course.id] } });

/** Calls on batch codes, orders, receipts and wishlists. */
export const salesRows: CallRows = {
  'POST /batch-code/series': {
    access: orgManagementPermissions['batchCode.write'],
    aim: ({ side }) => {
      const { title, courseId, startsOn, endsOn, capacity } = buildBatch();
      const batch = { title, courseId, startsOn, endsOn, capacity };
      const prefix = `B-${newId().slice(-8).toUpperCase()}`;
      return { body: { ...batch, organizationId: side.organization.id, prefix, count: 2 } };
    },
    done: 201,
    // Created in the caller's own organization, whichever the body names.
    foreign: 201,
  },
  'GET /batch-code/:id/learner': {
    access: sharedPermissions['batchCode.read'],
    aim: async ({ side }) => ({ params: { id: await side.batch() } }),
  },
  'POST /order/find': {
    access: sharedPermissions['order.read'],
    aim: () => ({ body: {} }),
    foreign: 'none',
  },
  'POST /order/export': {
    access: sharedPermissions['order.read'],
    aim: () => ({ body: exportBody }),
    foreign: 'none',
  },
  'POST /order/:id/pay': {
    access: sharedPermissions['order.buy'],
    aim: paid,
    unrecorded: 'It only leads to the payment, which is recorded when it is made.',
  },
  'GET /order/:id': { access: cartPermissions['order.receipt'], aim: paid },
  'PUT /order/:id/refund': {
    access: cartPermissions['order.refund'],
    aim: async (at) => ({ ...(await paid(at)), body: { reason: 'Bought twice' } }),
  },
  'GET /wishlist': {
    access: sharedPermissions['order.buy'],
    aim: () => ({}),
    foreign: 'none',
  },
  'POST /wishlist': {
    access: sharedPermissions['order.buy'],
    aim: listed,
    // Everybody may keep any course that is on offer.
    foreign: 'none',
    unrecorded: ofPerson,
  },
  'PUT /wishlist/:courseId': {
    access: sharedPermissions['order.buy'],
    aim: course,
    foreign: 'none',
    unrecorded: ofPerson,
  },
  'DELETE /wishlist/:courseId': {
    access: sharedPermissions['order.buy'],
    aim: course,
    done: 204,
    foreign: 204,
    unrecorded: ofPerson,
  },
  'POST /wishlist/quote': { access: 'public', aim: listed },
  'GET /order/:id/receipt.pdf': { access: cartPermissions['order.receipt'], aim: paid },
};
