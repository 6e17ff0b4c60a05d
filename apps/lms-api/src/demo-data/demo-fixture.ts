import {
  createEvents,
  createJobQueue,
  createOutgoing,
  type Deps,
  openFiles,
  readConfig,
} from '@lms/server/platform';
import { createTestDatabase } from '@lms/server/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoData } from './load';

export const today = new Date('2027-03-01T09:00:00Z');

/** Creates a database with the demo data of today. */
export const loaded = async (learners?: number) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lms-demo-'));
  const database = await createTestDatabase();
  const now = () => today;
  const config = { ...readConfig({}), dataDir, secret: 'x'.repeat(32) };
  const deps: Deps = {
    config,
    database,
    files: await openFiles(config),
    now,
    queue: createJobQueue({ database, now }),
    events: createEvents(),
    outgoing: createOutgoing(config, now),
  };
  await loadDemoData(deps, { learners });
  return {
    ...deps,
    db: database.db,
    close: async () => {
      await database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
};
