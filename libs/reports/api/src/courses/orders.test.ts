import { reportDefinitions } from '@lms/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReportWorld, type ReportWorld } from '../../testing/reports-fixture';
import { makeCourseRatingReport } from './course-rating-report';
import { makeCourseReport } from './course-report';
import { makeCourseTimeManagementReport } from './course-time-management-report';
import { makeFinalQuizReport } from './final-quiz-report';
import { makeWadhwaniActivityReport } from './wadhwani-activity-report';
import { makeWadhwaniSummaryReport } from './wadhwani-summary-report';

const learners = 6;

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
  // Equal values, so that only the id decides the order; and one row without a value.
  for (let n = 0; n < learners; n += 1) {
    const course = await world.course({ course: { programme: 'PARTNER' } });
    const batch = await world.batch(`SAME-${n}`, { title: 'Same', courseId: course.course.id });
    const learner = await world.learner('Same');
    const enrolment = await world.enrol(course, learner, { batchCodeId: batch.id });
    await world.sit(course, enrolment, n === 0 ? null : 50);
    await world.rate(course, learner, 3);
  }
});
afterAll(() => world.database.close());

describe.each([
  ['course-report', makeCourseReport],
  ['course-rating-report', makeCourseRatingReport],
  ['final-quiz-report', makeFinalQuizReport],
  ['course-time-management-report', makeCourseTimeManagementReport],
  ['wadhwani-activity-report', makeWadhwaniActivityReport],
  ['wadhwani-summary-report', makeWadhwaniSummaryReport],
] as const)('the rows of the %s', (name, make) => {
  const { columns } = reportDefinitions[name];
  const sortable = columns.filter((column) => column.sortable).map(({ field }) => field);

  it.each(sortable)('stand in one order by %s, with what is missing at the end', async (column) => {
    const read = (direction: 'asc' | 'desc') =>
      world.rows(make, { sorting: { column, direction } });
    for (const direction of ['asc', 'desc'] as const) {
      const rows = await read(direction);
      expect(rows).toHaveLength(learners);
      expect(await read(direction)).toEqual(rows);
      const values = rows.map((row) => row[column] ?? null);
      const told = values.filter((value) => value !== null);
      expect(values.slice(0, told.length)).toEqual(told);
      const ties = rows.filter((row) => row[column] === told[0]).map(({ id }) => id);
      const sorted = [...ties].sort();
      expect(ties).toEqual(direction === 'asc' ? sorted : sorted.reverse());
    }
  });
});
