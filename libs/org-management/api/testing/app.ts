import { authModule } from '@lms/auth/api';
import { testAppOf } from '@lms/server/testing';
import { batchCodeRoutes } from '../src/batch-codes/batch-codes.routes';
import { organizationsModule } from '../src/organizations/organizations.module';
import { usersModule } from '../src/users/users.module';

/** A server of this domain and those below it. */
export const createTestApp = testAppOf([
  authModule,
  batchCodeRoutes,
  organizationsModule,
  usersModule,
]);
