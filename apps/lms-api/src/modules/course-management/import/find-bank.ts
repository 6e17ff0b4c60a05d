import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../../db/client';
import type { Scope } from '../../../http/caller';
import { ProblemError } from '../../../http/problems';
import { questionBanks } from '../../../db/tables/questions.table';

/** @throws ProblemError entity.notFound for a bank out of reach */
export const findBank = async (db: Executor, scope: Scope, bankId: string) => {
  const own =
    scope.kind === 'all'
      ? undefined
      : eq(questionBanks.organizationId, scope.organizationId ?? scope.userId);
  const [bank] = await db
    .select({
      id: questionBanks.id,
      name: questionBanks.name,
      organizationId: questionBanks.organizationId,
    })
    .from(questionBanks)
    .where(and(eq(questionBanks.id, bankId), own));
  if (!bank) throw new ProblemError('entity.notFound');
  return bank;
};

export type FoundBank = Awaited<ReturnType<typeof findBank>>;
