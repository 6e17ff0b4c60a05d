import { moodleStatistics } from '@lms/reports/api/testing';
import { type DemoTables, type Expected, latest, meanOf, sumOf, withoutNull } from './demo-tables';

/** Submitted attempts with the fraction of the mark that each question earned. */
const sittings = ({ attempts, answers, quizzes }: DemoTables) => {
  const shares = new Map(
    answers.map(({ attemptId, questionId, fraction }) => [attemptId + questionId, fraction]),
  );
  return attempts
    .filter(({ status }) => status !== 'IN_PROGRESS')
    .map(({ id, quizId, status, submittedAt, items }) => {
      const marks = items.map(({ questionId, mark }) => ({
        questionId,
        most: mark,
        own: (shares.get(id + questionId) ?? 0) * mark,
      }));
      const total = sumOf(marks.map(({ own }) => own));
      const fixed = new Set(
        (quizzes.get(quizId)?.items ?? []).flatMap((item) =>
          item.kind === 'FIXED' ? [item.questionId] : [],
        ),
      );
      return { quizId, fixed, isMarked: status === 'GRADED', at: submittedAt ?? '', total, marks };
    });
};

export const questionBank = (demo: DemoTables): Expected => {
  const asked = sittings(demo).flatMap(({ marks, total, fixed, ...attempt }) =>
    marks.map((mark) => {
      const rest = total - mark.own;
      return { ...attempt, ...mark, rest, others: fixed.has(mark.questionId) ? rest : total };
    }),
  );
  const all = [...demo.questions.values()].map((question) => {
    const mine = asked.filter(({ questionId }) => questionId === question.id);
    const marked = mine.filter(({ isMarked }) => isMarked);
    const byQuiz = [...new Set(marked.map(({ quizId }) => quizId))].map((quizId) => {
      const ofQuiz = marked.filter((one) => one.quizId === quizId);
      const most = ofQuiz[0]?.most ?? 1;
      const compared = ofQuiz.map(({ own, others }) => ({ own, rest: others }));
      return {
        count: ofQuiz.length,
        ...moodleStatistics(compared, most),
        averageMark: moodleStatistics(ofQuiz, most).facilityIndex,
        restCorrelation: moodleStatistics(ofQuiz, most).discriminationIndex,
      };
    });
    type Field = Exclude<keyof (typeof byQuiz)[number], 'count'>;
    const averaged = (field: Field) => meanOf(withoutNull(byQuiz.map((quiz) => quiz[field])));
    const weighed = (field: Field) => {
      const known = byQuiz.filter((quiz) => quiz[field] !== null);
      const sum = sumOf(known.map((quiz) => quiz.count * (quiz[field] ?? 0)));
      return known.length === 0 ? null : sum / sumOf(known.map(({ count }) => count));
    };
    return {
      id: question.id,
      question: question.name || question.plainText,
      bank: demo.banks.get(question.bankId)?.name ?? '',
      questionType: question.type,
      difficulty: question.difficulty,
      timesAsked: mine.length,
      facilityIndex: averaged('facilityIndex'),
      discriminationIndex: averaged('discriminationIndex'),
      discriminativeEfficiency: averaged('discriminativeEfficiency'),
      averageMark: weighed('averageMark'),
      restCorrelation: weighed('restCorrelation'),
      lastAskedAt: latest(mine.map(({ at }) => at)),
    };
  });
  const rows = all.filter(({ lastAskedAt }) => demo.isInRange(lastAskedAt));
  const facilities = withoutNull(rows.map(({ facilityIndex }) => facilityIndex));
  return {
    rows,
    figures: {
      questions: rows.length,
      questionsAsked: rows.length,
      facilityIndex: meanOf(facilities),
      weakQuestions: withoutNull(rows.map((row) => row.discriminationIndex)).filter((d) => d < 20)
        .length,
    },
    charts: {
      questionsByFacility: Array.from({ length: 10 }, (_, tenth) => [
        String(tenth * 10),
        facilities.filter((facility) => Math.min(9, Math.floor(facility / 10)) === tenth).length,
      ]),
    },
  };
};
