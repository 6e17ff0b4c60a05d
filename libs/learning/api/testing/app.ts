import { authModule } from '@lms/auth/api';
import { catalogModule } from '@lms/catalog/api';
import { courseManagementModule } from '@lms/course-management/api';
import { orgManagementModule } from '@lms/org-management/api';
import { testAppOf } from '@lms/server/testing';
import { learningModule } from '../src/learning.module';

/** A server of this domain and those below it. */
export const createTestApp = testAppOf([
  authModule,
  catalogModule,
  courseManagementModule,
  orgManagementModule,
  learningModule,
]);
