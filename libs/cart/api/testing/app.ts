import { authModule } from '@lms/auth/api';
import { catalogModule } from '@lms/catalog/api';
import { courseManagementModule } from '@lms/course-management/api';
import { orgManagementModule } from '@lms/org-management/api';
import { enrolments } from '@lms/server/database';
import { orderPaid, type ServerModule } from '@lms/server/platform';
import { testAppOf } from '@lms/server/testing';
import { cartModule } from '../src/cart.module';

/** Enrols buyers in the place of the domain that does so beside this one. */
const enrolBuyers: ServerModule = (_app, { events }) =>
  events.subscribe(orderPaid, 'enrol', async (tx, { orderId, userId, items }) => {
    const rows = items.map(({ courseId, batchCodeId }) => ({
      userId,
      courseId,
      orderId,
      batchCodeId,
    }));
    await tx.insert(enrolments).values(rows).onConflictDoNothing();
  });

/** A server of this domain and those below it, in which buyers are enrolled. */
export const createTestApp = testAppOf([
  authModule,
  catalogModule,
  courseManagementModule,
  orgManagementModule,
  cartModule,
  enrolBuyers,
]);
