import { questionBanks, questions, questionStatistics as statistics } from '@lms/server/database';
import { eq, type SQL, sql } from 'drizzle-orm';
import { isAnyOf, isInScope, matchesSearch, orderRows, where } from '../courses/report-sql';
import { chartOf, queryFigures, queryRows } from '../courses/summaries';
import type { MakeReportSource, ReportRequest } from '../report-source';
import { questionsCountedUntil } from './count-questions';

const name = 'question-bank-report';
const weakBelow = 20;

/** Mean over several quizzes, weighted by their marked attempts. */
const weightedMean = (value: SQL) => sql`
  sum(${value} * ${statistics.marked}) / nullif(sum(${statistics.marked}) filter (where ${value} is not null), 0)`;

/**
 * Statistics over all quizzes with the question.
 *
 * Source of the indices: Moodle, `core_question\local\statistics\statistics_bulk_loader`, which takes
 * the mean of the quizzes that have a value.
 */
const statisticsByQuestion = sql`
  select ${statistics.questionId} as question_id, sum(${statistics.asked}) as asked,
    avg(${statistics.facility}) as facility, avg(${statistics.discrimination}) as discrimination,
    avg(${statistics.efficiency}) as efficiency,
    ${weightedMean(sql`${statistics.facility}`)} as average_mark,
    ${weightedMean(sql`${statistics.restCorrelation}`)} as rest_correlation,
    max(${statistics.lastAskedAt}) as last_asked_at
  from ${statistics} group by 1`;

const whereQuestion = (request: ReportRequest) => {
  const { bankId, questionType, difficulty } = request.filter;
  const { from, before } = request;
  const all = where(
    isInScope(questions.organizationId, request),
    isAnyOf(questions.bankId, bankId),
    isAnyOf(questions.type, questionType),
    isAnyOf(questions.difficulty, difficulty),
    matchesSearch([questions.plainText, questions.name], request),
  );
  return sql`${all} ${from ? sql`and last_asked_at >= ${from}` : sql``}
    ${before ? sql`and last_asked_at < ${before}` : sql``}`;
};

const fromQuestions = (request: ReportRequest) => sql`
  from ${questions} join ${questionBanks} on ${eq(questionBanks.id, questions.bankId)}
  left join (${statisticsByQuestion}) counted on counted.question_id = ${questions.id}
  ${whereQuestion(request)}`;

const rows = (request: ReportRequest) => sql`
  select ${questions.id} as id,
    coalesce(nullif(${questions.name}, ''), ${questions.plainText}) as "question",
    ${questionBanks.name} as "bank", ${questions.type} as "questionType",
    ${questions.difficulty} as "difficulty", coalesce(asked, 0) as "timesAsked",
    facility as "facilityIndex", discrimination as "discriminationIndex",
    efficiency as "discriminativeEfficiency", average_mark as "averageMark",
    rest_correlation as "restCorrelation", last_asked_at as "lastAskedAt"
  ${fromQuestions(request)}`;

/** Number of questions by facility index, in steps of ten; 100 is in the last. */
const countByFacility = (request: ReportRequest) => sql`
  select (tenth * 10)::text as label, coalesce(found, 0) as "questions"
  from generate_series(0, 9) tenth
  left join (
    select least(floor(facility / 10), 9)::int as tenth, count(*) as found
    ${fromQuestions(request)} and facility is not null group by 1
  ) counted using (tenth)
  order by tenth`;

const figures = (request: ReportRequest) => sql`
  select count(*) as "questions", count(*) filter (where asked > 0) as "questionsAsked",
    avg(facility) as "facilityIndex",
    count(*) filter (where discrimination < ${weakBelow}) as "weakQuestions"
  ${fromQuestions(request)}`;

/** Statistics of each question, by which weak ones are found. */
export const makeQuestionBankReport: MakeReportSource = ({ now }) => ({
  name,
  rows: (request) => orderRows(name, rows(request), request),
  counted: (request) => sql`select 1 ${fromQuestions(request)}`,
  figures: (db, request) => queryFigures(db, name, figures(request)),
  async summary(db, request) {
    const [found, byFacility] = await Promise.all([
      queryFigures(db, name, figures(request)),
      queryRows(db, countByFacility(request)),
    ]);
    const chart = chartOf(
      {
        name: 'questionsByFacility',
        kind: 'bar',
        label: { kind: 'percent' },
        series: [{ field: 'questions', kind: 'count' }],
      },
      byFacility,
    );
    return {
      figures: found,
      charts: [chart],
      countedUntil: await questionsCountedUntil(db, now()),
    };
  },
});
