import type {
  DuplicateQuestion,
  DuplicateResult,
  SimilarQuery,
} from '@lms/course-management/contract';
import { type Executor, questionBanks, questions } from '@lms/server/database';
import { type Deps, plainTextOf, ProblemError, type Scope } from '@lms/server/platform';
import { and, desc, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { questionItems } from './question-rows';

const maxCompared = 1_000;
/** Few, because those of questions made from one pattern take long, and others wait meanwhile. */
const atOnce = 10;
/** Time for a bank; its reader gives up after twice as much. */
const longestMs = 10_000;
const maxDuplicates = 20;
const maxGroups = 100;
const excerptLength = 300;
/** Share of common trigrams from which two texts count as duplicates. */
const minSimilarity = 0.85;

interface DuplicatePair extends Record<string, unknown> {
  id: string;
  duplicate: string;
}

/**
 * Finds pairs of duplicates: texts that share at least 85 % of their trigrams, ignoring case and
 * punctuation. Candidates come from the trigram index, so the whole bank is never compared pair by
 * pair.
 */
const findPairs = async (db: Executor, ids: string[]) => {
  const { rows } = await db.execute<DuplicatePair>(sql`
    select own.id, duplicate.id as duplicate
    from ${questions} own
    cross join lateral (
      select id from ${questions}
      where text_likeness(plain_text) && text_likeness(own.plain_text)
        and organization_id = own.organization_id and id <> own.id
        and similarity(plain_text, own.plain_text) >= ${minSimilarity}
      limit ${maxDuplicates}
    ) duplicate
    where own.id in ${ids}`);
  return rows;
};

/**
 * Compares the bank's questions in batches, yielding to other requests between two batches, until
 * the time is over.
 */
const findBankPairs = async (db: Executor, bankId: string, withinMs: number) => {
  const own = await db
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.bankId, bankId))
    .orderBy(questions.id)
    .limit(maxCompared + 1);
  const ids = own.map(({ id }) => id).slice(0, maxCompared);
  const pairs: DuplicatePair[] = [];
  const startedAt = performance.now();
  let compared = 0;
  while (compared < ids.length && (compared === 0 || performance.now() - startedAt < withinMs)) {
    pairs.push(...(await findPairs(db, ids.slice(compared, compared + atOnce))));
    compared += atOnce;
  }
  return { pairs, isPartial: compared < own.length };
};

/** Groups questions that are connected by pairs, directly or through others. */
const groupPairs = (pairs: DuplicatePair[]): string[][] => {
  const groupById = new Map<string, Set<string>>();
  for (const { id, duplicate } of pairs) {
    const group = groupById.get(id) ?? new Set([id]);
    for (const member of groupById.get(duplicate) ?? [duplicate]) group.add(member);
    for (const member of group) groupById.set(member, group);
  }
  return [...new Set(groupById.values())].map((group) => [...group].sort());
};

const requireBank = async (db: Executor, scope: Scope, bankId: string) => {
  const own =
    scope.kind === 'all'
      ? undefined
      : eq(questionBanks.organizationId, scope.organizationId ?? scope.userId);
  const [bank] = await db
    .select({ organizationId: questionBanks.organizationId })
    .from(questionBanks)
    .where(and(eq(questionBanks.id, bankId), own));
  if (!bank) throw new ProblemError('entity.notFound');
  return bank;
};

const membersOf = async (db: Executor, ids: string[]) => {
  const items = await questionItems(
    db,
    ids.map((id) => ({ id })),
  );
  const texts = await db
    .select({
      id: questions.id,
      plainText: sql<string>`left(${questions.plainText}, ${excerptLength})`,
    })
    .from(questions)
    .where(inArray(questions.id, ids));
  const textById = new Map(texts.map(({ id, plainText }) => [id, plainText]));
  return new Map<string, DuplicateQuestion>(
    items.map(
      ({ id, createdAt, updatedAt, version, name, bankId, bankName, type, status, ...counts }) => [
        id,
        {
          id,
          createdAt,
          updatedAt,
          version,
          name,
          bankId,
          bankName,
          type,
          usedCount: counts.usedCount,
          drawnCount: counts.drawnCount,
          status,
          plainText: textById.get(id) ?? '',
        },
      ],
    ),
  );
};

/**
 * Finds questions of the bank's organization that duplicate one of the bank's own.
 *
 * @throws ProblemError entity.notFound for a bank out of reach
 */
export const findDuplicates = async (
  { database: { db } }: Deps,
  scope: Scope,
  bankId: string,
  withinMs = longestMs,
): Promise<DuplicateResult> => {
  await requireBank(db, scope, bankId);
  const { pairs, isPartial } = await findBankPairs(db, bankId, withinMs);
  const groups = groupPairs(pairs);
  const shown = groups.slice(0, maxGroups);
  const members = await membersOf(db, shown.flat());
  return {
    groups: shown.map((group) => group.flatMap((id) => members.get(id) ?? [])),
    isPartial: isPartial || groups.length > maxGroups,
  };
};

const maxSimilar = 5;

/**
 * Finds questions of the bank's organization similar to a text being written, the most similar first.
 *
 * @throws ProblemError entity.notFound for a bank out of reach
 */
export const findSimilar = async (
  { database: { db } }: Deps,
  scope: Scope,
  { bankId, text, exceptId }: SimilarQuery,
): Promise<DuplicateQuestion[]> => {
  const { organizationId } = await requireBank(db, scope, bankId);
  const plainText = plainTextOf(text);
  const alike = sql<number>`similarity(${questions.plainText}, ${plainText})`;
  const found = await db
    .select({ id: questions.id })
    .from(questions)
    .where(
      and(
        sql`text_likeness(${questions.plainText}) && text_likeness(${plainText})`,
        eq(questions.organizationId, organizationId),
        exceptId ? ne(questions.id, exceptId) : undefined,
        gte(alike, minSimilarity),
      ),
    )
    .orderBy(desc(alike), questions.id)
    .limit(maxSimilar);
  const ids = found.map(({ id }) => id);
  const members = await membersOf(db, ids);
  return ids.flatMap((id) => members.get(id) ?? []);
};
