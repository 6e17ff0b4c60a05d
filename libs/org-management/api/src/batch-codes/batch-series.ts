import { randomInt } from 'node:crypto';
import type { BatchCodeSeriesInput } from '@lms/org-management/contract';
import { inArray } from 'drizzle-orm';
import { type Transaction, batchCodes } from '@lms/server/database';

/** No letter or digit that is taken for another when it is read out. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 5;

const ending = () => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** As many codes as asked for that no batch has yet: the prefix and letters of each one's own. */
export const newCodes = async (
  tx: Transaction,
  { prefix, count }: Pick<BatchCodeSeriesInput, 'prefix' | 'count'>,
): Promise<string[]> => {
  const codes = new Set<string>();
  while (codes.size < count) {
    while (codes.size < count) codes.add(`${prefix}-${ending()}`);
    const taken = await tx
      .select({ code: batchCodes.code })
      .from(batchCodes)
      .where(inArray(batchCodes.code, [...codes]));
    for (const { code } of taken) codes.delete(code);
  }
  return [...codes];
};
