import type { QuestionInput } from '@lms/course-management/contract';
import { questionBanks, questions, questionVersions, type Transaction } from '@lms/server/database';
import { lastChangedBy, ProblemError, type Scope } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { buildContent, questionValues } from './question-content';
import { refuseDrawnQuestions } from './question-draws';
import { refuseForeignPicturesOf } from './text-pictures';

interface QuestionSave {
  /** Banks and questions that the author reaches. */
  scope: Scope;
  authorId: string;
  input: QuestionInput;
  /** The question to change, with the version it was read at; a new one is created without it. */
  existing?: { id: string; version: number };
}

const within = (table: typeof questionBanks | typeof questions, scope: Scope) =>
  scope.kind === 'all' ? undefined : eq(table.organizationId, scope.organizationId ?? scope.userId);

/** Reads the bank and locks it against deletion while the question is written. */
const findBank = async (tx: Transaction, scope: Scope, bankId: string) => {
  const [bank] = await tx
    .select({ id: questionBanks.id, organizationId: questionBanks.organizationId })
    .from(questionBanks)
    .where(and(eq(questionBanks.id, bankId), within(questionBanks, scope)))
    .for('key share');
  if (!bank) throw bankRefused();
  return bank;
};

const bankRefused = () =>
  new ProblemError('validation.failed', [{ field: 'bankId', code: 'invalid' }]);

/** Locks the question, so that two editors can't both create its next version. */
const findExisting = async (tx: Transaction, scope: Scope, id: string, version: number) => {
  const [question] = await tx
    .select()
    .from(questions)
    .where(and(eq(questions.id, id), within(questions, scope)))
    .for('update');
  if (!question) throw new ProblemError('entity.notFound');
  if (question.version !== version) {
    const savedBy = { name: await lastChangedBy(tx, id), at: question.updatedAt };
    throw new ProblemError('entity.conflict', undefined, savedBy);
  }
  return question;
};

const contentAt = async (tx: Transaction, questionId: string, contentVersion: number) => {
  const [found] = await tx
    .select({ content: questionVersions.content })
    .from(questionVersions)
    .where(
      and(
        eq(questionVersions.questionId, questionId),
        eq(questionVersions.contentVersion, contentVersion),
      ),
    );
  return found?.content;
};

/**
 * Stores a new or changed question, in the caller's transaction. Old attempts keep the version they
 * showed: a change of content creates a new version; name, tags, mark and difficulty do not.
 *
 * @throws ProblemError question.incomplete where the parts don't fit the type; validation.failed for
 * a bank out of reach; entity.notFound; entity.conflict; question.drawn
 */
export const saveQuestion = async (
  tx: Transaction,
  { scope, authorId, input, existing }: QuestionSave,
): Promise<{ id: string; name: string }> => {
  const stored = existing && (await findExisting(tx, scope, existing.id, existing.version));
  const bank = await findBank(tx, scope, input.bankId);
  const content = buildContent(input);
  const values = { ...questionValues(input, content), bankId: bank.id };
  const keep = (questionId: string, contentVersion: number) =>
    tx
      .insert(questionVersions)
      .values({ questionId, contentVersion, content, createdBy: authorId });

  const before = stored && (await contentAt(tx, stored.id, stored.contentVersion));
  await refuseForeignPicturesOf(tx, content, bank.organizationId, before);

  if (!stored) {
    const [made] = await tx
      .insert(questions)
      .values({ ...values, organizationId: bank.organizationId })
      .returning({ id: questions.id, name: questions.name });
    if (!made) throw new Error('No question was stored');
    await keep(made.id, 1);
    return made;
  }

  const { id, organizationId } = stored;
  if (bank.organizationId !== organizationId) throw bankRefused();
  const { bankId, difficulty, tags } = values;
  await refuseDrawnQuestions(tx, [id], (question) => ({ ...question, bankId, difficulty, tags }));
  const isSame = isDeepStrictEqual(before, content);
  const contentVersion = stored.contentVersion + (isSame ? 0 : 1);
  if (!isSame) await keep(id, contentVersion);
  await tx
    .update(questions)
    .set({ ...values, contentVersion, version: stored.version + 1 })
    .where(eq(questions.id, id));
  return { id, name: values.name };
};
