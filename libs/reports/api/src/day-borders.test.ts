import { reportDefinitions, type ReportName, reportNames } from '@lms/reports/contract';
import { systemLog } from '@lms/server/database';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReportWorld, day, type ReportWorld } from '../testing/reports-fixture';
import { resolveRange } from './range';
import { reportSources } from './report-sources';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
  const course = { title: 'Web', programme: 'PARTNER' } as const;
  const web = await world.course({ course });
  const batch = await world.batch('B1', { courseId: web.course.id });

  /** Stores a learner who does one of everything at that instant. */
  const comes = async (at: string, questionId = '') => {
    const person = await world.learner(at, { createdAt: at });
    const enrolment = await world.enrol(web, person, {
      createdAt: at,
      startedAt: at,
      completedAt: at,
      status: 'COMPLETED',
      batchCodeId: batch.id,
      secondsSpent: 60,
    });
    const items = [{ questionId, contentVersion: 1, mark: 1 }];
    await world.sit(web, enrolment, 90, { submittedAt: at, items });
    await world.rate(web, person, 5, { createdAt: at, review: 'Good' });
    await world.sell([[web, 100]], { paidAt: at });
    await world.certify(enrolment, { issuedAt: at });
    await world.did(person, 'SIGNED_IN', at);
    const line = { level: 'INFO', source: 'server', message: at } as const;
    await world.db.insert(systemLog).values({ ...line, id: v7(), at });
  };
  const [before, first, last, after] = web.questionIds;
  await comes(day.lastBefore, before);
  await comes(day.first, first);
  await comes(day.last, last);
  await comes(day.firstAfter, after);
  await world.count();
});
afterAll(() => world.database.close());

/**
 * Amount that one learner of {@link comes} adds to each report: rows, where rows have a day, and
 * figures.
 */
const added: Record<ReportName, { rows?: number; figures?: Record<string, number> }> = {
  'generate-report': { figures: { activeUsers: 1, signIns: 1 } },
  'user-activity-summary-report': {
    figures: {
      newUsers: 1,
      activeUsers: 1,
      signIns: 1,
      enrolments: 1,
      completions: 1,
      certificates: 1,
    },
  },
  'live-log-report': { rows: 1 },
  'system-log-report': { rows: 1 },
  'course-report': { figures: { enrolled: 1, completed: 1, revenue: 100 } },
  'question-bank-report': { rows: 1, figures: { questions: 1, questionsAsked: 1 } },
  'overview-statistic-report': {
    figures: { enrolments: 1, completions: 1, certificates: 1, revenue: 100 },
  },
  'final-quiz-report': { rows: 1, figures: { attempts: 1, passed: 1 } },
  'course-time-management-report': { rows: 1, figures: { enrolments: 1, secondsSpent: 60 } },
  'course-rating-report': { figures: { ratings: 1, reviews: 1 } },
  'wadhwani-activity-report': {
    rows: 1,
    figures: { enrolled: 1, active: 1, completed: 1, secondsSpent: 60 },
  },
  'wadhwani-summary-report': { figures: { enrolled: 1, completed: 1 } },
};

/** Number of learners by day. */
const comers: [day: string, count: number][] = [
  ['2026-03-09', 1],
  ['2026-03-10', 2],
  ['2026-03-11', 1],
];

it.each(reportNames)('the %s counts what is done from midnight to midnight', async (name) => {
  const { rows: ofOne, figures: figuresOfOne = {} } = added[name];
  const columns: string[] = reportDefinitions[name].columns.map(({ field }) => field);
  for (const [date, count] of comers) {
    const onDay = resolveRange({ from: date, to: date }, new Date(day.now));
    const rows = await world.rows(reportSources[name], onDay);
    if (ofOne) expect(rows, date).toHaveLength(count * ofOne);
    const { figures } = await world.summary(reportSources[name], onDay);
    for (const [field, one] of Object.entries(figuresOfOne)) {
      expect(figures[field], `${field} of ${date}`).toBe(count * one);
      if (!columns.includes(field)) continue;
      const sum = rows.reduce((all, row) => all + Number(row[field]), 0);
      expect(sum, `${field} in the rows of ${date}`).toBe(count * one);
    }
  }
});
