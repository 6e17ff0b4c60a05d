import {
  type DrawableQuestion,
  drawQuestions,
  type DrawShortage,
  seededRandom,
  shuffle,
} from '@lms/assessment';
import type { QuizItem } from '@lms/contract';
import { type AttemptItem, type Executor, questions } from '@lms/server/database';
import { inArray, or } from 'drizzle-orm';

interface DrawOptions {
  items: QuizItem[];
  shuffleQuestions: boolean;
}

/** Selects every question that the quiz's fixed items use and its random items may draw, once each. */
export const questionPool = (db: Executor, items: QuizItem[]) => {
  const fixedIds = items.flatMap((item) => (item.kind === 'FIXED' ? [item.questionId] : []));
  const bankIds = items.flatMap((item) => (item.kind === 'RANDOM' ? [item.bankId] : []));
  return db
    .select({
      id: questions.id,
      bankId: questions.bankId,
      difficulty: questions.difficulty,
      tags: questions.tags,
      status: questions.status,
      contentVersion: questions.contentVersion,
    })
    .from(questions)
    .where(or(inArray(questions.id, fixedIds), inArray(questions.bankId, bankIds)));
};

/** Returns the random items that no draw from the pool can fill. */
export const shortagesOf = (
  items: readonly QuizItem[],
  pool: readonly DrawableQuestion[],
): DrawShortage[] => {
  const drawn = drawQuestions(items, pool, seededRandom('shortages'));
  return drawn.ok ? [] : drawn.shortages;
};

/** Shuffles the items within each section; none moves to another section. */
const shuffledInSections = (items: AttemptItem[], random: () => number): AttemptItem[] => {
  const groups: AttemptItem[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group && group[0]?.section === item.section) group.push(item);
    else groups.push([item]);
  }
  return groups.flatMap((group) => shuffle(group, random));
};

/**
 * Draws an attempt's items for a seed, in their order, and lists random items with too few questions.
 * Questions of a lower rank come first.
 */
export const drawItems = async (
  db: Executor,
  { items, shuffleQuestions }: DrawOptions,
  seed: string,
  rankOf?: (questionId: string) => number,
): Promise<{ items: AttemptItem[]; shortages: DrawShortage[] }> => {
  const pool = await questionPool(db, items);
  const versions = new Map(pool.map(({ id, contentVersion }) => [id, contentVersion]));
  const random = seededRandom(seed);
  const drawn = drawQuestions(items, pool, random, rankOf);
  if (!drawn.ok) return { items: [], shortages: drawn.shortages };
  const drawnItems = drawn.questions.flatMap((question) => {
    const contentVersion = versions.get(question.questionId);
    return contentVersion === undefined ? [] : [{ ...question, contentVersion }];
  });
  return {
    items: shuffleQuestions ? shuffledInSections(drawnItems, random) : drawnItems,
    shortages: [],
  };
};
