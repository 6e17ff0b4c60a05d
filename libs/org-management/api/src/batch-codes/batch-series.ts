import type { BatchCodeSeriesInput } from '@lms/org-management/contract';
import { batchCodes, type Transaction } from '@lms/server/database';
import { inArray } from 'drizzle-orm';
import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another when read aloud. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 5;

const ending = () => Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** Returns unused codes, each the prefix and random characters. */
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
