import { newId, questions, questionVersions, type Transaction } from '@lms/server/database';
import type { FoundBank } from './find-bank';
import type { PreparedQuestion } from './prepare-question';

/** A statement takes at most 65,535 parameters, and building a large one delays other requests. */
const rowsAtOnce = 200;

/** Stores new questions, each with its first version, in the caller's transaction. */
export const storeQuestions = async (
  tx: Transaction,
  { id: bankId, organizationId }: FoundBank,
  prepared: Pick<PreparedQuestion, 'values' | 'content'>[],
  authorId: string,
) => {
  for (let from = 0; from < prepared.length; from += rowsAtOnce) {
    const rows = prepared
      .slice(from, from + rowsAtOnce)
      .map(({ values, content }) => ({ id: newId(), values, content }));
    await tx
      .insert(questions)
      .values(rows.map(({ id, values }) => ({ ...values, id, bankId, organizationId })));
    await tx.insert(questionVersions).values(
      rows.map(({ id, content }) => ({
        questionId: id,
        contentVersion: 1,
        content,
        createdBy: authorId,
      })),
    );
  }
};
