import type { PortableQuestion } from '@lms/assessment/formats';
import type { QuestionContent } from '@lms/contract';
import { type Executor, questions, questionVersions } from '@lms/server/database';
import { and, asc, eq, gt, sql } from 'drizzle-orm';

const questionsAtOnce = 200;

type Row = Omit<PortableQuestion, keyof QuestionContent> & { content: QuestionContent };

const toPortable = (row: Row): PortableQuestion => {
  const { content, name, externalId, difficulty, tags, defaultMark } = row;
  return { ...content, name, externalId, difficulty, tags, defaultMark };
};

/** Reads the current version of each question of a bank, oldest first, in batches. */
export async function* readBank(db: Executor, bankId: string): AsyncGenerator<PortableQuestion[]> {
  let last: string | undefined;
  for (;;) {
    const rows = await db
      .select({
        id: questions.id,
        name: questions.name,
        externalId: questions.externalId,
        difficulty: questions.difficulty,
        tags: questions.tags,
        defaultMark: questions.defaultMark,
        content: questionVersions.content,
      })
      .from(questions)
      .innerJoin(
        questionVersions,
        and(
          eq(questionVersions.questionId, questions.id),
          eq(questionVersions.contentVersion, questions.contentVersion),
        ),
      )
      .where(and(eq(questions.bankId, bankId), last ? gt(questions.id, last) : undefined))
      .orderBy(asc(questions.id))
      .limit(questionsAtOnce);
    if (rows.length > 0) yield rows.map(toPortable);
    last = rows.at(-1)?.id;
    if (rows.length < questionsAtOnce) return;
  }
}

/** Returns the largest number of answers, or pairs, of any question in the bank. */
export const maxAnswers = async (db: Executor, bankId: string): Promise<number> => {
  const length = (field: string) =>
    sql`jsonb_array_length(${questionVersions.content} -> ${field})`;
  const [row] = await db
    .select({ most: sql<number | null>`max(greatest(${length('answers')}, ${length('pairs')}))` })
    .from(questions)
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, questions.id),
        eq(questionVersions.contentVersion, questions.contentVersion),
      ),
    )
    .where(eq(questions.bankId, bankId));
  return Math.max(2, row?.most ?? 0);
};
