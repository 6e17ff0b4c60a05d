import { testAppBy } from '@lms/server/testing';
import { buildApp } from '../src/app';

/** The whole server. */
export const createTestApp = testAppBy(buildApp);
