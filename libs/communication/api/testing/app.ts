import { authModule } from '@lms/auth/api';
import { catalogModule } from '@lms/catalog/api';
import { courseManagementModule } from '@lms/course-management/api';
import { batchCodeRoutes, organizationsModule, usersModule } from '@lms/org-management/api';
import { testAppOf } from '@lms/server/testing';
import { communicationModule } from '../src/communication.module';

/** A server of this domain and those below it. */
export const createTestApp = testAppOf([authModule, catalogModule, courseManagementModule, batchCodeRoutes, organizationsModule, usersModule, communicationModule]);
