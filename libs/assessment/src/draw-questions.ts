import type { QuestionDetails, QuestionStatus, QuizItem } from '@lms/contract';
import { shuffle, type RandomSource } from './random';

/** What a draw has to know of a question. */
export interface DrawableQuestion extends Pick<QuestionDetails, 'difficulty' | 'tags'> {
  id: string;
  bankId: string;
  status: QuestionStatus;
}

/** A question of the attempt and the mark it can earn. */
export interface DrawnQuestion {
  questionId: string;
  mark: number;
  /** The heading that it stands under. */
  section?: string;
}

/** A random item for which too few questions fit, or fit only by taking those of another item. */
export interface DrawShortage {
  itemIndex: number;
  wanted: number;
  found: number;
}

/** The questions of an attempt, or every item that stands in the way of one. */
export type DrawResult =
  { ok: true; questions: DrawnQuestion[] } | { ok: false; shortages: DrawShortage[] };

type RandomItem = Extract<QuizItem, { kind: 'RANDOM' }>;

/** The questions that fit a random item, in random order. */
interface Draw {
  candidates: string[];
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
  const takenBy = new Map<string, Draw>();
  const shortages: DrawShortage[] = [];

  const draws = items.map((item, itemIndex): Draw => {
    if (item.kind !== 'RANDOM') return { candidates: [] };
    const fitting = free.filter((question) => fits(question, item)).map(({ id }) => id);
    const draw = { candidates: shuffle(fitting, random) };
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
 * Takes one more question: one that is free, or one whose item can take another in its place (an
 * augmenting path, as in Kuhn's matching). Without that, an item open to the whole bank could use up
 * the one hard question that a later item needs.
 */
function takeOne(draw: Draw, takenBy: Map<string, Draw>, asked: Set<Draw>): boolean {
  asked.add(draw);
  const id =
    draw.candidates.find((candidate) => !takenBy.has(candidate)) ??
    draw.candidates.find((candidate) => {
      const owner = takenBy.get(candidate);
      return owner && !asked.has(owner) && takeOne(owner, takenBy, asked);
    });
  if (id === undefined) return false;
  takenBy.set(id, draw);
  return true;
}
