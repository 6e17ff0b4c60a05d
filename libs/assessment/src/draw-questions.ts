import type { QuestionDetails, QuestionStatus, QuizItem } from '@lms/contract';
import { type RandomSource, shuffle } from './random';

/** Question properties that decide whether a random item may draw it. */
export interface DrawableQuestion extends Pick<QuestionDetails, 'difficulty' | 'tags'> {
  id: string;
  bankId: string;
  status: QuestionStatus;
}

/** A question of the attempt, with its maximum mark. */
export interface DrawnQuestion {
  questionId: string;
  mark: number;
  /** Heading of the quiz section that contains it. */
  section?: string;
}

/** A random item for which too few questions fit, or fit only by taking those of another item. */
export interface DrawShortage {
  itemIndex: number;
  wanted: number;
  found: number;
}

/** Questions of an attempt, or every item that prevents one. */
export type DrawResult =
  { ok: true; questions: DrawnQuestion[] } | { ok: false; shortages: DrawShortage[] };

type RandomItem = Extract<QuizItem, { kind: 'RANDOM' }>;

/** Questions that fit a random item, in random order. */
interface Draw {
  candidates: string[];
}

/**
 * Turns a quiz's items into the questions of one attempt, in the items' order. Fixed questions
 * stay; random ones are active, match the item's bank, difficulty and every tag, and never repeat
 * within the attempt; those of a lower rank come first. There is a shortage only when no choice would
 * fill every item.
 *
 * Source: Moodle's random questions, which also must have every tag of the filter.
 */
export function drawQuestions(
  items: readonly QuizItem[],
  pool: readonly DrawableQuestion[],
  random: RandomSource,
  rankOf: (questionId: string) => number = () => 0,
): DrawResult {
  const fixed = new Set(items.flatMap((item) => (item.kind === 'FIXED' ? [item.questionId] : [])));
  const free = pool.filter((question) => question.status === 'ACTIVE' && !fixed.has(question.id));
  const takenBy = new Map<string, Draw>();
  const shortages: DrawShortage[] = [];

  const draws = items.map((item, itemIndex): Draw => {
    if (item.kind !== 'RANDOM') return { candidates: [] };
    const fitting = free.filter((question) => fits(question, item)).map(({ id }) => id);
    const shuffled = shuffle(fitting, random);
    const draw = { candidates: shuffled.sort((a, b) => rankOf(a) - rankOf(b)) };
    let found = 0;
    while (found < item.count && takeOne(draw, takenBy, new Set())) found += 1;
    if (found < item.count) shortages.push({ itemIndex, wanted: item.count, found });
    return draw;
  });
  if (shortages.length > 0) return { ok: false, shortages };

  let section: string | undefined;
  const place = () => (section === undefined ? {} : { section });
  const questions = items.flatMap((item, itemIndex) => {
    if (item.kind === 'SECTION') {
      section = item.title;
      return [];
    }
    if (item.kind === 'FIXED')
      return [{ ...place(), questionId: item.questionId, mark: item.mark }];
    const draw = draws[itemIndex];
    const taken = draw?.candidates.filter((id) => takenBy.get(id) === draw) ?? [];
    return taken.map((questionId) => ({ ...place(), questionId, mark: item.mark }));
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
 * Assigns one more question to the draw: a free one, or one whose current item can take another
 * instead (an augmenting path of Kuhn's matching algorithm). Otherwise an item open to the whole
 * bank could use up the one hard question that a later item needs.
 */
function takeOne(draw: Draw, takenBy: Map<string, Draw>, visited: Set<Draw>): boolean {
  visited.add(draw);
  const id =
    draw.candidates.find((candidate) => !takenBy.has(candidate)) ??
    draw.candidates.find((candidate) => {
      const owner = takenBy.get(candidate);
      return owner && !visited.has(owner) && takeOne(owner, takenBy, visited);
    });
  if (id === undefined) return false;
  takenBy.set(id, draw);
  return true;
}
