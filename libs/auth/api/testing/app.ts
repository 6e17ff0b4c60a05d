import { testAppOf } from '@lms/server/testing';
import { authModule } from '../src/auth.module';

/** A server of this domain alone. */
export const createTestApp = testAppOf([authModule]);
