import { importBatches } from '../modules/org-management/spreadsheets/import-batches.table';
import type { Aim, CallRow, CallRows } from './call-row';

/** An import of the side's organisation that has changed somebody. */
const batchOf = async ({ world, side, owner }: Aim) => {
  const [batch] = await world.db
    .insert(importBatches)
    .values({
      ...{ entity: 'user', titles: ['Email'], state: 'DONE', total: 1, done: 1, changed: 1 },
      ...{ createdBy: owner.id, dryRun: false, invite: false },
      organizationId: side.organization.id,
      createdAt: world.test.clock.now().toISOString(),
    })
    .returning({ id: importBatches.id });
  if (!batch) throw new Error('No import was stored');
  return batch.id;
};

const ofBatch: CallRow = {
  access: 'user.write',
  aim: async (at) => ({ params: { id: await batchOf(at) } }),
};

/** Spreadsheets of people. */
export const spreadsheetRows: CallRows = {
  'POST /user/import': {
    access: 'user.write',
    aim: ({ world }) => world.file('Email\nnobody', 'text/csv'),
    foreign: 'none',
  },
  'GET /user/import/:id': ofBatch,
  'GET /user/import/:id/errors': ofBatch,
  'POST /user/import/:batchId/undo': {
    access: 'user.write',
    aim: async (at) => ({ params: { batchId: await batchOf(at) } }),
  },
};
