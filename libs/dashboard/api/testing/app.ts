import { authModule } from '@lms/auth/api';
import { catalogModule } from '@lms/catalog/api';
import { communicationModule } from '@lms/communication/api';
import { courseManagementModule } from '@lms/course-management/api';
import { learningModule } from '@lms/learning/api';
import { orgManagementModule } from '@lms/org-management/api';
import { testAppOf } from '@lms/server/testing';
import { dashboardModule } from '../src/dashboard.module';

/** A server of this domain and those below it. */
export const createTestApp = testAppOf([
  authModule,
  catalogModule,
  courseManagementModule,
  orgManagementModule,
  communicationModule,
  learningModule,
  dashboardModule,
]);
