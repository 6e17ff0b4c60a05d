import { randomGuessScore, responseLabel } from '@lms/assessment';
import type {
  QuizQuestionStatistics,
  QuizStatistics,
  WholeQuizStatistics,
} from '@lms/course-management/contract';
import {
  type Executor,
  questionChanges,
  questions,
  questionStatistics,
  questionVersions,
  quizStatistics,
  type quizzes,
} from '@lms/server/database';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';

type Quiz = Pick<typeof quizzes.$inferSelect, 'id' | 'items'>;

const { quizId, ...wholeColumns } = getTableColumns(quizStatistics);

const wholeOf = async (db: Executor, id: string): Promise<WholeQuizStatistics | null> => {
  const [whole] = await db.select(wholeColumns).from(quizStatistics).where(eq(quizId, id));
  return whole ?? null;
};

const questionsOf = async (db: Executor, id: string): Promise<QuizQuestionStatistics[]> => {
  const rows = await db
    .select({
      counted: getTableColumns(questionStatistics),
      bankId: questions.bankId,
      name: questions.name,
      plainText: questions.plainText,
      type: questions.type,
      content: questionVersions.content,
    })
    .from(questionStatistics)
    .innerJoin(questions, eq(questions.id, questionStatistics.questionId))
    .innerJoin(
      questionVersions,
      and(
        eq(questionVersions.questionId, questions.id),
        eq(questionVersions.contentVersion, questions.contentVersion),
      ),
    )
    .where(eq(questionStatistics.quizId, id))
    .orderBy(asc(questionStatistics.isDrawn), asc(questions.name), asc(questions.id));
  return rows.map(({ counted, bankId, name, plainText, type, content }) => {
    const guess = randomGuessScore(content);
    return {
      questionId: counted.questionId,
      bankId,
      name: name || plainText,
      type,
      isDrawn: counted.isDrawn,
      asked: counted.asked,
      marked: counted.marked,
      facility: counted.facility,
      standardDeviation: counted.standardDeviation,
      randomGuessScore: guess === null ? null : 100 * guess,
      intendedWeight: counted.intendedWeight,
      effectiveWeight: counted.effectiveWeight,
      discrimination: counted.discrimination,
      efficiency: counted.efficiency,
      restCorrelation: counted.restCorrelation,
      responses: counted.responses.map(({ part, choice, count }) => ({
        ...responseLabel(content, part, choice),
        count,
      })),
    };
  });
};

/** Reads the statistics of a quiz, as they were last counted. */
export const readQuizStatistics = async (
  db: Executor,
  { id, items }: Quiz,
): Promise<QuizStatistics> => {
  const placeOf = new Map(
    items.flatMap((item, index) =>
      item.kind === 'FIXED' ? [[item.questionId, index] as const] : [],
    ),
  );
  const [whole, counted, waiting] = await Promise.all([
    wholeOf(db, id),
    questionsOf(db, id),
    db.$count(questionChanges, eq(questionChanges.quizId, id)),
  ]);
  const place = ({ questionId }: QuizQuestionStatistics) => placeOf.get(questionId) ?? items.length;
  return {
    whole,
    questions: counted.toSorted((one, other) => place(one) - place(other)),
    isCounting: waiting > 0,
  };
};
