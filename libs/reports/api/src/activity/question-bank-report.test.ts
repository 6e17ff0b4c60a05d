import type { FindResult } from '@lms/contract';
import { createMarking } from '@lms/learning/api/testing';
import type { ReportRow, ReportSummary } from '@lms/reports/contract';
import { questionStatistics, quizzes } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { moodleStatistics } from '../../testing/moodle-fixture';
import { createSittings } from '../../testing/sittings';
import { countQuestions, rebuildQuestions } from './count-questions';

let test: TestApp;
let sit: ReturnType<typeof createSittings>;
beforeAll(async () => {
  test = await createTestApp();
  sit = createSittings(test);
});
afterAll(() => test.close());

const find = async (body: object = {}, by = test.users.system) => {
  const filter = { range: 'all' };
  const answer = await test.as(by).post('/report/question-bank-report/find', { filter, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<FindResult<ReportRow>>().items;
};
const summary = async (body: object = {}, by = test.users.system) => {
  const filter = { range: 'all' };
  const answer = await test
    .as(by)
    .post('/report/question-bank-report/summary', { filter, ...body });
  return answer.json<ReportSummary>();
};
const countAll = async () => {
  while (await countQuestions(test.db));
};

/** Expected statistics of one question. */
const figuresOf = (shares: (number | null)[][], marks: number[], index: number) => {
  const attempts = shares.map((row) => row.map((share, n) => (share ?? 0) * (marks[n] ?? 1)));
  const split = attempts.map((row) => {
    const own = row[index] ?? 0;
    return { own, rest: row.reduce((sum, mark) => sum + mark, 0) - own };
  });
  return moodleStatistics(split, marks[index] ?? 1);
};
const close = (figures: Record<string, number | null>) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      value === null ? null : (expect.closeTo(value, 6) as number),
    ]),
  );
const rowOf = async (id: string | undefined, body?: object) =>
  (await find({ paginator: { pageSize: 100 }, ...body })).find((row) => row.id === id);

const marks = [1, 2, 4];
/** The third question is right for weak and wrong for strong learners; nobody fails the second. */
const shares = [
  [1, 1, 0.25],
  [1, 1, null],
  [0.5, 1, 0.5],
  [0, 1, 1],
  [null, 1, 0.75],
];

describe('the report on questions', () => {
  it('has no figures for questions that nobody was asked', async () => {
    expect(await find()).toEqual([]);
    expect((await summary()).figures).toEqual([
      { field: 'questions', value: 0 },
      { field: 'questionsAsked', value: 0 },
      { field: 'facilityIndex', value: null },
      { field: 'weakQuestions', value: 0 },
    ]);
    const { questionIds } = await createCourse(test.db, test.organizations.other.id);
    expect(await rowOf(questionIds[0])).toMatchObject({
      timesAsked: 0,
      facilityIndex: null,
      discriminationIndex: null,
      lastAskedAt: null,
      questionType: 'SINGLE_CHOICE',
    });
    expect(await find({ filter: { range: 'last30days' } })).toEqual([]);
  });

  it('tells the indices of Moodle, mark against the rest of the attempt', async () => {
    const fixture = await createCourse(test.db, test.organizations.bcc.id);
    await sit(fixture, fixture.finalQuiz.id, shares, marks);
    await countAll();
    for (const index of [0, 1, 2]) {
      expect(await rowOf(fixture.questionIds[index])).toMatchObject({
        timesAsked: 5,
        ...close(figuresOf(shares, marks, index)),
        lastAskedAt: '2026-03-05T17:59:59.999Z',
      });
    }
    // Worked out by hand: marks of 1, 1, 0.5, 0 and 0 average 0.5.
    expect(await rowOf(fixture.questionIds[0])).toMatchObject({ facilityIndex: 50 });
    expect(await rowOf(fixture.questionIds[1])).toMatchObject({
      facilityIndex: 100,
      discriminationIndex: null,
      discriminativeEfficiency: null,
    });
    const { figures, charts } = await summary({}, test.users.orgAdmin);
    expect(figures[3]).toEqual({ field: 'weakQuestions', value: 2 });
    const points = charts[0]?.points.map(({ values }) => values[0]);
    expect(points).toEqual([0, 0, 0, 0, 0, 2, 0, 0, 0, 1]);
  });

  it('says nothing of discrimination after one attempt, and waits for marks', async () => {
    const fixture = await createCourse(test.db, test.organizations.bcc.id);
    await sit(fixture, fixture.finalQuiz.id, [[1, 0, 0.5]], marks);
    await sit(fixture, fixture.finalQuiz.id, [[0, 0, 0]], marks, 'SUBMITTED');
    await countAll();
    expect(await rowOf(fixture.questionIds[0])).toMatchObject({
      timesAsked: 2,
      facilityIndex: 100,
      discriminationIndex: null,
      discriminativeEfficiency: null,
    });
  });

  it('counts each quiz once for the indices of Moodle, and by attempts for the average mark', async () => {
    const fixture = await createCourse(test.db, test.organizations.bcc.id);
    const { practiceQuiz, finalQuiz, questionIds } = fixture;
    await test.db
      .update(quizzes)
      .set({ items: finalQuiz.items })
      .where(eq(quizzes.id, practiceQuiz.id));
    const others = [
      [0, 1, 0],
      [1, 0, 1],
      [0, 0, 0],
    ];
    await sit(fixture, finalQuiz.id, shares, marks);
    await sit(fixture, practiceQuiz.id, others, marks);
    await countAll();
    const [one, two] = [figuresOf(shares, marks, 0), figuresOf(others, marks, 0)];
    const even = (a: number | null, b: number | null) => ((a ?? 0) + (b ?? 0)) / 2;
    const weighed = (a: number | null, b: number | null) => (5 * (a ?? 0) + 3 * (b ?? 0)) / 8;
    expect(await rowOf(questionIds[0])).toMatchObject({
      timesAsked: 8,
      ...close({
        facilityIndex: even(one.facilityIndex, two.facilityIndex),
        discriminationIndex: even(one.discriminationIndex, two.discriminationIndex),
        discriminativeEfficiency: even(one.discriminativeEfficiency, two.discriminativeEfficiency),
        averageMark: weighed(one.facilityIndex, two.facilityIndex),
        restCorrelation: weighed(one.discriminationIndex, two.discriminationIndex),
      }),
    });
    // The second question has no discrimination in the first quiz, so only the other quiz counts.
    const second = figuresOf(others, marks, 1);
    expect(await rowOf(questionIds[1])).toMatchObject(
      close({
        discriminationIndex: second.discriminationIndex,
        restCorrelation: second.discriminationIndex,
      }),
    );
  });

  it('compares a randomly drawn question with the whole attempt, as Moodle does', async () => {
    const fixture = await createCourse(test.db, test.organizations.bcc.id);
    const [fixed] = fixture.finalQuiz.items;
    await test.db
      .update(quizzes)
      .set({
        items: [
          ...(fixed ? [fixed] : []),
          { kind: 'RANDOM', bankId: fixture.bank.id, count: 2, mark: 2 },
        ],
      })
      .where(eq(quizzes.id, fixture.finalQuiz.id));
    await sit(fixture, fixture.finalQuiz.id, shares, marks);
    await countAll();
    const rest = figuresOf(shares, marks, 2);
    const attempted = shares.map((row) => row.map((share, n) => (share ?? 0) * (marks[n] ?? 1)));
    const whole = moodleStatistics(
      attempted.map((row) => ({
        own: row[2] ?? 0,
        rest: row.reduce((total, mark) => total + mark, 0),
      })),
      4,
    );
    expect(whole.discriminationIndex).not.toBeCloseTo(rest.discriminationIndex ?? 0);
    expect(await rowOf(fixture.questionIds[2])).toMatchObject(
      close({ ...whole, restCorrelation: rest.discriminationIndex }),
    );
    expect(await rowOf(fixture.questionIds[0])).toMatchObject(close(figuresOf(shares, marks, 0)));
  });

  it('shows an organization administrator none but its own questions', async () => {
    const { other, bcc } = test.organizations;
    const filter = { range: 'all', organizationId: [other.id, bcc.id] };
    const paginator = { pageSize: 100 };
    const all = await find({ filter, paginator });
    const own = await find({ filter, paginator }, test.users.orgAdmin);
    const foreign = await find({ filter, paginator }, test.users.otherOrgAdmin);
    expect(own.length + foreign.length).toBe(all.length);
    expect(foreign.every(({ timesAsked }) => timesAsked === 0)).toBe(true);
    expect((await summary({ filter }, test.users.otherOrgAdmin)).figures[0]?.value).toBe(
      foreign.length,
    );
  });

  it('narrows when a question was last asked, to the day in Dhaka', async () => {
    const asked = async (from: string, to: string) =>
      (await find({ filter: { range: { from, to } } })).length;
    expect(await asked('2026-03-05', '2026-03-05')).toBeGreaterThan(0);
    expect(await asked('2026-03-06', '2026-03-06')).toBe(0);
  });

  it('follows what is submitted, marked and corrected, as if all were counted anew', async () => {
    const marking = createMarking(test);
    const { submit, essayId, choiceId } = await marking.setUp({ passMark: 10 });
    const { id } = await submit('Because');
    await countAll();
    expect(await rowOf(essayId)).toMatchObject({ timesAsked: 1, facilityIndex: null });
    await marking.put(id, essayId, 4);
    await countAll();
    expect(await rowOf(essayId)).toMatchObject({ timesAsked: 1, facilityIndex: 100 });
    expect(await rowOf(choiceId)).toMatchObject({ facilityIndex: 100 });
    const counted = async () =>
      (await test.db.execute(sql`select * from question_statistics order by quiz_id, question_id`))
        .rows;
    const before = await counted();
    await rebuildQuestions(test.db);
    expect(await counted()).toEqual(before);

    // An interrupted count leaves its change, and the previous counts, in place.
    await test.db.execute(sql`update attempts set version = version + 1 where id = ${id}`);
    await test.db
      .transaction(async (tx) => {
        expect(await countQuestions(tx)).toBe(true);
        throw new Error('killed');
      })
      .catch(() => {});
    expect(await counted()).toEqual(before);
    expect(await countQuestions(test.db)).toBe(true);
    expect(await countQuestions(test.db)).toBe(false);
  });

  // Runs last: a recount from the attempts would remove the statistics that it makes up.
  it('calls those weak whose discrimination is below 20, and none of which it is not known', async () => {
    const { bank, finalQuiz, questionIds } = await createCourse(
      test.db,
      test.organizations.other.id,
    );
    const indices = [-5, 19.99, 20, 55, null];
    await test.db.insert(questionStatistics).values(
      indices.map((discrimination, index) => ({
        quizId: finalQuiz.id,
        questionId: questionIds[index] ?? '',
        discrimination,
        asked: 2,
        marked: 2,
        lastAskedAt: '2026-03-05T00:00:00Z',
      })),
    );
    const { figures } = await summary({ filter: { range: 'all', bankId: bank.id } });
    expect(figures.map(({ value }) => value)).toEqual([6, 5, null, 2]);
  });
});
