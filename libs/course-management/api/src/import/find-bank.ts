import { type Executor, questionBanks } from '@lms/server/database';
import { ProblemError, type Scope } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';

/** Reads a bank. @throws ProblemError entity.notFound if it is out of the caller's reach */
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
