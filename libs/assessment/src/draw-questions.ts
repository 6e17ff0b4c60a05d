import type { Question, QuizItem } from '@lms/contract';
import { shuffle, type RandomSource } from './random';

/** What a draw has to know of a question. */
export type DrawableQuestion = Pick<Question, 'id' | 'bankId' | 'difficulty' | 'tags' | 'status'>;

export interface DrawnQuestion {
  questionId: string;
  mark: number;
}

/** A random item for which too few questions fit, or fit only by taking those of another item. */
export interface DrawShortage {
  itemIndex: number;
  wanted: number;
  found: number;
}

export type DrawResult =
  { ok: true; questions: DrawnQuestion[] } | { ok: false; shortages: DrawShortage[] };

type RandomItem = Extract<QuizItem, { kind: 'RANDOM' }>;

/** A place in the attempt that a random question fills. */
interface Slot {
  candidates: string[];
  questionId?: string;
}

/**
 * Turns a quiz's items into the questions of one attempt, in the items' order. Fixed questions stay
 * as they are; random ones are active, fit the item's bank, difficulty and every tag, and never repeat
 * a question of the attempt. There is a shortage only when no choice at all would fill every item.
 *
 * Source: Moodle's random questions; there, too, a question must have every tag of the filter.
 */
export function drawQuestions(
  items: readonly QuizItem[],
  pool: readonly DrawableQuestion[],
  random: RandomSource,
): DrawResult {
  const fixed = new Set(items.flatMap((item) => (item.kind === 'FIXED' ? [item.questionId] : [])));
  const free = pool.filter((question) => question.status === 'ACTIVE' && !fixed.has(question.id));
  const holders = new Map<string, Slot>();
  const shortages: DrawShortage[] = [];

  const drawn = items.map((item, itemIndex) => {
    if (item.kind === 'FIXED') return [];
    const fitting = free.filter((question) => fits(question, item)).map(({ id }) => id);
    const candidates = shuffle(fitting, random);
    const slots: Slot[] = [];
    while (slots.length < item.count) {
      const slot: Slot = { candidates };
      if (!fill(slot, holders, new Set())) break;
      slots.push(slot);
    }
    if (slots.length < item.count) {
      shortages.push({ itemIndex, wanted: item.count, found: slots.length });
    }
    return slots;
  });
  if (shortages.length > 0) return { ok: false, shortages };

  const questions = items.flatMap((item, itemIndex) => {
    if (item.kind === 'FIXED') return [{ questionId: item.questionId, mark: item.mark }];
    return (drawn[itemIndex] ?? []).flatMap(({ questionId }) =>
      questionId === undefined ? [] : [{ questionId, mark: item.mark }],
    );
  });
  return { ok: true, questions };
}

function fits(question: DrawableQuestion, item: RandomItem): boolean {
  return (
    question.bankId === item.bankId &&
    (item.difficulty === undefined || question.difficulty === item.difficulty) &&
    (item.tags ?? []).every((tag) => question.tags.includes(tag))
  );
}

/**
 * Gives the slot a question nobody holds, or one whose holder can take another (an augmenting path,
 * as in Kuhn's matching). Without that, an item open to the whole bank could use up the one hard
 * question that a later item needs.
 */
function fill(slot: Slot, holders: Map<string, Slot>, tried: Set<string>): boolean {
  const take = (questionId: string) => {
    slot.questionId = questionId;
    holders.set(questionId, slot);
    return true;
  };
  const unheld = slot.candidates.find((id) => !holders.has(id));
  if (unheld !== undefined) return take(unheld);
  for (const id of slot.candidates) {
    if (tried.has(id)) continue;
    tried.add(id);
    const holder = holders.get(id);
    if (holder && fill(holder, holders, tried)) return take(id);
  }
  return false;
}
