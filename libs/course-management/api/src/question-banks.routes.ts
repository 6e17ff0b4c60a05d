import { courseManagementPermissions, questionBankResource } from '@lms/course-management/contract';
import { type Executor, questionBanks, questions } from '@lms/server/database';
import { type Deps, entityRoutes } from '@lms/server/platform';
import { count, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { refuseUsedBanks } from './question-use';

/** Adds the number of questions to banks: one query for a page. */
const withQuestionCounts = async (db: Executor, banks: (typeof questionBanks.$inferSelect)[]) => {
  const ids = banks.map(({ id }) => id);
  const counts = await db
    .select({ bankId: questions.bankId, count: count() })
    .from(questions)
    .where(inArray(questions.bankId, ids))
    .groupBy(questions.bankId);
  const byBank = new Map(counts.map((row) => [row.bankId, row.count]));
  return banks.map((bank) => ({ ...bank, questionCount: byBank.get(bank.id) ?? 0 }));
};

export const questionBankRoutes = (app: FastifyInstance, deps: Deps) =>
  entityRoutes(app, deps, {
    resource: questionBankResource,
    table: questionBanks,
    searchColumns: [questionBanks.name, questionBanks.description],
    tenantField: 'organizationId',
    toItems: withQuestionCounts,
    beforeDelete: refuseUsedBanks,
    permissions: {
      read: courseManagementPermissions['courseware.read'],
      write: courseManagementPermissions['courseware.write'],
    },
  });
