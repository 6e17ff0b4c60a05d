import { createCourse, type TestApp } from '@lms/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createSittings } from '../../testing/sittings';
import { questionStatisticsOf } from './question-statistics-sql';
import { quizStatisticsOf } from './quiz-statistics-sql';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Step {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Step[];
}

/** Returns the number of rows that the busiest step of a plan goes through. */
const mostRows = (step: Step): number =>
  Math.max(
    (step['Actual Rows'] + (step['Rows Removed by Join Filter'] ?? 0)) * step['Actual Loops'],
    ...(step.Plans ?? []).map(mostRows),
  );

it('goes through as many answers as there are, not through their pairs', async () => {
  const fixture = await createCourse(test.db, test.organizations.bcc.id);
  const quizId = fixture.finalQuiz.id;
  const [attempts, questions] = [500, 2];
  await createSittings(test)(fixture, quizId, [[1, 0]], [1, 1]);
  await test.db.execute(sql`
    insert into attempts
    select copy.* from attempts one cross join generate_series(2, ${attempts}) nth,
      jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'number', nth)) copy`);
  await test.db.execute(sql`
    insert into attempt_answers
    select copy.* from attempt_answers one join attempts on attempts.id <> one.attempt_id,
      jsonb_populate_record(one, jsonb_build_object('attempt_id', attempts.id)) copy`);
  for (const statisticsOf of [questionStatisticsOf, quizStatisticsOf]) {
    const { rows } = await test.db.execute<{ 'QUERY PLAN': [{ Plan: Step }] }>(
      sql`explain (analyze, format json) ${statisticsOf(quizId)}`,
    );
    const [{ Plan: plan }] = rows[0]!['QUERY PLAN'];
    expect(mostRows(plan)).toBeGreaterThanOrEqual(attempts * questions);
    expect(mostRows(plan)).toBeLessThan(attempts * questions * 10);
  }
});
