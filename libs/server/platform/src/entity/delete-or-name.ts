import type { FieldProblem } from '@lms/contract';
import type { Transaction } from '@lms/server/database';
import { ProblemError } from '../http/problems';
import { withDatabaseProblems } from './database-problems';

type Row = { id: string } & Record<string, unknown>;
type Delete = (tx: Transaction, ids: string[]) => Promise<void>;

/** Deletes in a savepoint; returns why it was refused, if it was because something is in use. */
const tryToDelete = async (tx: Transaction, ids: string[], run: Delete) => {
  try {
    await tx.transaction((inner) => withDatabaseProblems('delete', () => run(inner, ids)));
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'entity.inUse') return error;
    throw error;
  }
};

/** Returns the name that people know a row by. */
const labelOf = ({ name, title, code }: Row) => {
  const label = name ?? title ?? code ?? '';
  return typeof label === 'string' ? label : (label as { en: string }).en;
};

/**
 * Deletes all rows or none. Where one is in use, every row that can't be deleted is named with the
 * reason: each is tried alone, and again as long as others that were in its way could be deleted.
 *
 * @throws ProblemError entity.inUse, with the blocked rows as its errors
 */
export const deleteOrName = async (tx: Transaction, rows: Row[], run: Delete) => {
  const refused = await tryToDelete(
    tx,
    rows.map(({ id }) => id),
    run,
  );
  if (!refused) return;
  let left = rows;
  let errors: FieldProblem[] = [];
  for (let before = -1; left.length > 0 && left.length !== before;) {
    before = left.length;
    errors = [];
    const blocked: Row[] = [];
    for (const row of left) {
      const problem = await tryToDelete(tx, [row.id], run);
      if (!problem) continue;
      blocked.push(row);
      const [{ params } = {}] = problem.errors ?? [];
      errors.push({
        field: 'ids',
        code: 'inUse',
        params: { ...params, id: row.id, name: labelOf(row) },
      });
    }
    left = blocked;
  }
  throw new ProblemError('entity.inUse', errors.length > 0 ? errors : refused.errors);
};
