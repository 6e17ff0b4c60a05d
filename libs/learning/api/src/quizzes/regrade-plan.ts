import type { QuestionGrade } from '@lms/assessment';
import { type Contents, contentsOf } from '@lms/course-management/api';
import { attemptAnswers, type AttemptItem, type Executor, questions } from '@lms/server/database';
import { inArray } from 'drizzle-orm';
import { isCompatible } from './compatible-versions';
import type { PassRules } from './quiz-result';
import { resultOf, scoreAttempt, type StoredAnswer, type StoredAttempt } from './score-attempt';

/** A finished attempt with what it is by the rules, and maybe the questions, of today. */
export interface Plan {
  attempt: StoredAttempt;
  items: AttemptItem[];
  /** Answers whose grades are stored anew; none where only the rules have changed. */
  answers: StoredAnswer[];
  grades: ReadonlyMap<string, QuestionGrade>;
  result: ReturnType<typeof resultOf>;
}

/** Returns the item with the question's current version, if the answer means the same to it. */
const remarkedItem = (item: AttemptItem, current: number | undefined, contents: Contents) => {
  const isNewer = current !== undefined && current !== (item.markedVersion ?? item.contentVersion);
  return isNewer && isCompatible(contents.asked(item), contents.read(item.questionId, current))
    ? { ...item, markedVersion: current }
    : item;
};

const currentVersions = async (db: Executor, items: AttemptItem[]) => {
  const current = await db
    .select({ id: questions.id, contentVersion: questions.contentVersion })
    .from(questions)
    .where(inArray(questions.id, [...new Set(items.map(({ questionId }) => questionId))]));
  return new Map(current.map(({ id, contentVersion }) => [id, contentVersion]));
};

const answersOf = async (db: Executor, found: readonly StoredAttempt[]) => {
  const answers = new Map<string, StoredAnswer[]>(found.map(({ id }) => [id, []]));
  const given = await db
    .select()
    .from(attemptAnswers)
    .where(inArray(attemptAnswers.attemptId, [...answers.keys()]));
  for (const answer of given) answers.get(answer.attemptId)?.push(answer);
  return answers;
};

/** Judges attempts by the quiz's rules of today; their marks stay. */
const judged = (quiz: PassRules, found: readonly StoredAttempt[]): Plan[] =>
  found.map((attempt) => ({
    attempt,
    items: attempt.items,
    answers: [],
    grades: new Map(),
    result: resultOf(quiz, attempt, attempt.score),
  }));

/** Marks attempts by the current versions of their questions, too. */
const remarked = async (
  db: Executor,
  quiz: PassRules,
  found: readonly StoredAttempt[],
): Promise<Plan[]> => {
  const items = found.flatMap((attempt) => attempt.items);
  const contents = await contentsOf(db, { items });
  const versions = await currentVersions(db, items);
  const answers = await answersOf(db, found);
  return judged(quiz, found).map((plan) => {
    const { attempt } = plan;
    const changed = attempt.items.map((item) =>
      remarkedItem(item, versions.get(item.questionId), contents),
    );
    if (changed.every((item, index) => item === attempt.items[index])) return plan;
    const own = answers.get(attempt.id) ?? [];
    const { grades, score } = scoreAttempt({ ...attempt, items: changed }, contents, own);
    return {
      attempt,
      items: changed,
      answers: own,
      grades,
      result: resultOf(quiz, attempt, score),
    };
  });
};

/** Plans what some finished attempts become, each of them. Nothing is stored. */
export const planOf = (
  db: Executor,
  quiz: PassRules,
  found: readonly StoredAttempt[],
  byQuestions: boolean,
): Promise<Plan[]> =>
  byQuestions ? remarked(db, quiz, found) : Promise.resolve(judged(quiz, found));

/** Tells whether there is anything to store. */
export const isChanged = ({ attempt, items, result }: Plan) =>
  items !== attempt.items ||
  attempt.passed !== result.passed ||
  attempt.rules.passMark !== result.rules.passMark;

/** Tells whether the learner gets another result. */
export const changesResult = ({ attempt, result }: Plan) =>
  attempt.status === 'GRADED' &&
  (attempt.score !== result.score || attempt.passed !== result.passed);
