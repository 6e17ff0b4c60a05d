import type { Permission } from '@lms/contract';
import { learningPermissions } from '@lms/learning/contract';
import { orgManagementPermissions } from '@lms/org-management/contract';
import { importBatches } from '@lms/server/database';
import type { Aim, CallRow, CallRows } from './call-row';

/** Import of the side's organization that has changed something. */
const batchOf = async ({ world, side, owner }: Aim, entity: string) => {
  const [batch] = await world.db
    .insert(importBatches)
    .values({
      entity,
      titles: ['Email'],
      state: 'DONE',
      total: 1,
      done: 1,
      changed: 1,
      createdBy: owner.id,
      dryRun: false,
      invite: false,
      organizationId: side.organization.id,
      createdAt: world.test.clock.now().toISOString(),
    })
    .returning({ id: importBatches.id });
  if (!batch) throw new Error('No import was stored');
  return batch.id;
};

/** Makes the rows of one resource's spreadsheet calls. */
const rowsOf = (entity: string, access: Permission, file: string): CallRows => {
  const ofBatch: CallRow = {
    access,
    aim: async (at) => ({ params: { id: await batchOf(at, entity) } }),
  };
  return {
    [`POST /${entity}/import`]: {
      access,
      aim: ({ world }) => world.file(file, 'text/csv'),
      foreign: 'none',
    },
    [`GET /${entity}/import`]: { access, aim: () => ({}), foreign: 'none' },
    [`GET /${entity}/import/:id`]: ofBatch,
    [`GET /${entity}/import/:id/errors`]: ofBatch,
    [`POST /${entity}/import/:batchId/undo`]: {
      access,
      aim: async (at) => ({ params: { batchId: await batchOf(at, entity) } }),
    },
  };
};

/** Calls on spreadsheet imports. */
export const spreadsheetRows: CallRows = {
  ...rowsOf('user', orgManagementPermissions['user.write'], 'Email\nnobody'),
  ...rowsOf('batch-code', orgManagementPermissions['batchCode.write'], 'Code\nno'),
  ...rowsOf('enrolment', learningPermissions['enrolment.write'], 'Email,Course\nnobody,nothing'),
};
