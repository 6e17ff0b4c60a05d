import { authModule } from '@lms/auth/api';
import { testAppOf } from '@lms/server/testing';
import { orgManagementModule } from '../src/org-management.module';

/** A server of this domain and those below it. */
export const createTestApp = testAppOf([authModule, orgManagementModule]);
