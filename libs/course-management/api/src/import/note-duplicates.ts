import type { ImportProblem } from '@lms/contract';
import { type Executor, questionBanks, questions } from '@lms/server/database';
import { eq, sql } from 'drizzle-orm';
import type { PreparedItem } from './prepare-question';

/** Texts that differ only in case count as duplicates. */
const keyOf = ({ question }: PreparedItem) => question?.values.plainText.toLowerCase() ?? '';

/** Finds the organization's questions with one of these texts, by text. */
const findKnown = async (db: Executor, organizationId: string, texts: string[]) => {
  if (texts.length === 0) return new Map<string, { name: string; bank: string }>();
  const found = await db
    .selectDistinctOn([sql`lower(${questions.plainText})`], {
      text: questions.plainText,
      name: questions.name,
      bank: questionBanks.name,
    })
    .from(questions)
    .innerJoin(questionBanks, eq(questionBanks.id, questions.bankId))
    .where(
      sql`${questions.organizationId} = ${organizationId} and lower(${questions.plainText}) in (
        select lower(value) from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`,
    )
    .orderBy(sql`lower(${questions.plainText})`, questions.id);
  return new Map(found.map(({ text, name, bank }) => [text.toLowerCase(), { name, bank }]));
};

/** Adds a note to each item that duplicates a question of the organization or an earlier item. */
export const noteDuplicates = async (
  db: Executor,
  organizationId: string,
  items: PreparedItem[],
): Promise<PreparedItem[]> => {
  const texts = [...new Set(items.map(keyOf))].filter(Boolean);
  const known = await findKnown(db, organizationId, texts);
  const lines = new Map<string, number>();
  return items.map((prepared) => {
    const { item } = prepared;
    const { line } = item;
    const key = keyOf(prepared);
    if (key === '') return prepared;
    const duplicate = known.get(key);
    const above = lines.get(key);
    if (above === undefined) lines.set(key, line);
    const notes: ImportProblem[] = [
      ...item.notes,
      ...(duplicate ? [{ line, code: 'duplicate' as const, params: duplicate }] : []),
      ...(above === undefined
        ? []
        : [{ line, code: 'duplicateInFile' as const, params: { line: above } }]),
    ];
    return { ...prepared, item: { ...item, notes } };
  });
};
