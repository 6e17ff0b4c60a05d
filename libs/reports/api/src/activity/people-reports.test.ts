import type { FindResult } from '@lms/contract';
import type { ReportRow, ReportSummary } from '@lms/reports/contract';
import { activityLog, enrolments, studyDays, users } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { countActivity } from './count-activity';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set('2026-06-17T12:00:00Z');
  // Accounts are older than all activity of this test.
  await test.db.update(users).set({ createdAt: '2026-01-10T00:00:00Z' });
});
afterAll(() => test.close());

const ask = async <T>(name: string, call: string, body: object): Promise<T> => {
  const answer = await test.as(test.users.system).post(`/report/${name}/${call}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
};
const find = async (name: string, body: object) =>
  (await ask<FindResult<ReportRow>>(name, 'find', { paginator: { pageSize: 100 }, ...body })).items;
/** Finds the rows of the first two pages, which are all. */
const findAll = async (name: string, filter: object) => {
  const paginators = [1, 2].map((page) => ({ page, pageSize: 100 }));
  return (
    await Promise.all(paginators.map((paginator) => find(name, { filter, paginator })))
  ).flat();
};
const summary = async (name: string, body: object) => {
  const answer = await ask<ReportSummary>(name, 'summary', body);
  return {
    ...answer,
    figures: Object.fromEntries(answer.figures.map(({ field, value }) => [field, value])),
  };
};
const range = (from?: string, to?: string) => ({ range: { from, to } });
type Action = (typeof activityLog.$inferInsert)['action'];
/** Activities by account name. */
const done: [keyof TestApp['users'], Action, string][] = [
  ['learner', 'SIGNED_IN', '2026-02-28T17:59:59.999Z'],
  ['learner', 'SIGNED_IN', '2026-02-28T18:00:00.000Z'],
  ['learner', 'LESSON_COMPLETED', '2026-03-14T10:00:00.000Z'],
  ['learner', 'ATTEMPT_SUBMITTED', '2026-03-31T17:59:59.999Z'],
  ['learner', 'ATTEMPT_SUBMITTED', '2026-03-31T18:00:00.000Z'],
  ['learner', 'LESSON_COMPLETED', '2026-05-20T10:00:00.000Z'],
  ['otherLearner', 'SIGNED_IN', '2026-03-14T10:00:00.000Z'],
  ['otherLearner', 'ENROLLED', '2026-04-02T10:00:00.000Z'],
  ['orgUser', 'SIGNED_IN', '2026-03-15T10:00:00.000Z'],
  ['orgUser', 'SIGNED_IN', '2026-05-21T10:00:00.000Z'],
  ['orgUser', 'SIGNED_IN', '2026-05-21T11:00:00.000Z'],
];

const ranges: [string | undefined, string | undefined][] = [
  [undefined, undefined],
  ['2026-03-01', '2026-03-31'],
  ['2026-02-28', '2026-02-28'],
  ['2026-03-01', '2026-03-01'],
  ['2026-03-14', '2026-03-15'],
  ['2026-02-15', '2026-04-20'],
  ['2026-02-28', '2026-03-31'],
  ['2026-03-31', '2026-05-20'],
  [undefined, '2026-03-14'],
  ['2026-03-15', undefined],
  ['2026-04-10', '2026-05-10'],
];
const dayOf = (at: string) => new Date(Date.parse(at) + 6 * 3_600_000).toISOString().slice(0, 10);
const isIn = (day: string, [from, to]: (typeof ranges)[number]) =>
  (!from || day >= from) && (!to || day <= to);
const study: [string, number][] = [
  ['2026-03-01', 100],
  ['2026-03-31', 20],
  ['2026-05-20', 3],
];

describe('reports on people of whom nothing is known', () => {
  it('are of zeros', async () => {
    const { figures, charts } = await summary('generate-report', { filter: { range: 'all' } });
    expect(figures).toEqual({
      activeUsers: 0,
      signIns: 0,
      lessonsCompleted: 0,
      quizAttempts: 0,
      secondsSpent: 0,
    });
    expect(charts[0]?.points).toEqual([]);
    const rows = await find('generate-report', {});
    expect(rows).toHaveLength(7);
    expect(rows[0]).toMatchObject({ signIns: 0, secondsSpent: 0, lastActiveAt: null });
    const days = await find('user-activity-summary-report', {
      filter: range('2026-06-01', '2026-06-30'),
    });
    // Days to come have no row.
    expect(days).toHaveLength(17);
    expect(days[0]).toEqual({
      id: '2026-06-17',
      period: '2026-06-17',
      newUsers: 0,
      activeUsers: 0,
      signIns: 0,
      enrolments: 0,
      completions: 0,
      certificates: 0,
    });
  });
});

describe('reports on people', () => {
  beforeAll(async () => {
    await test.db.insert(activityLog).values(
      done.map(([name, action, at]) => ({
        userId: test.users[name].id,
        role: 'ROLE_USER' as const,
        action,
        at,
      })),
    );
    const { course } = await createCourse(test.db, test.organizations.bcc.id);
    const [enrolment] = await test.db
      .insert(enrolments)
      .values({
        userId: test.users.learner.id,
        courseId: course.id,
        createdAt: '2026-02-28T17:59:59.999Z',
        completedAt: '2026-05-20T10:00:00Z',
        status: 'COMPLETED',
      })
      .returning();
    await test.db.insert(enrolments).values({
      userId: test.users.orgUser.id,
      courseId: course.id,
      createdAt: '2026-03-01T00:00:00Z',
      status: 'CANCELLED',
    });
    await test.db.insert(studyDays).values(
      study.map(([day, seconds]) => ({
        enrolmentId: enrolment?.id ?? '',
        day,
        seconds,
        lastAt: `${day}T12:00:00.000Z`,
      })),
    );
    while (await countActivity(test.db));
  });

  it.each(ranges)('tell what each did from %s to %s', async (...span) => {
    const mine = (name: string) =>
      done.filter(([who, , at]) => who === name && isIn(dayOf(at), span));
    const expected = Object.entries(test.users).map(([name, { id }]) => {
      const count = (action: Action) => mine(name).filter(([, what]) => what === action).length;
      const studied = name === 'learner' ? study.filter(([day]) => isIn(day, span)) : [];
      const times = [
        ...mine(name).map(([, , at]) => at),
        ...studied.map(([day]) => `${day}T12:00:00.000Z`),
      ];
      return {
        id,
        signIns: count('SIGNED_IN'),
        lessonsCompleted: count('LESSON_COMPLETED'),
        quizAttempts: count('ATTEMPT_SUBMITTED'),
        secondsSpent: studied.reduce((sum, [, seconds]) => sum + seconds, 0),
        lastActiveAt: times.sort().at(-1) ?? null,
      };
    });
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    for (const column of ['name', 'email', 'signIns', 'lastActiveAt']) {
      const sorting = { column, direction: 'desc' };
      const rows = await find('generate-report', { filter: range(...span), sorting });
      expect(rows.sort(byId)).toMatchObject(expected.sort(byId));
    }
    const { figures } = await summary('generate-report', { filter: range(...span) });
    const fields = ['signIns', 'lessonsCompleted', 'quizAttempts', 'secondsSpent'] as const;
    const sum = (field: (typeof fields)[number]) =>
      expected.reduce((all, row) => all + row[field], 0);
    const activeUsers = expected.filter(({ lastActiveAt }) => lastActiveAt).length;
    const sums = fields.map((field) => [field, sum(field)] as const);
    expect(figures).toEqual({ activeUsers, ...Object.fromEntries(sums) });

    for (const grain of ['DAY', 'WEEK', 'MONTH']) {
      const filter = { ...range(...span), grain };
      const report = 'user-activity-summary-report';
      const rows = await findAll(report, filter);
      const total = (field: string) => rows.reduce((all, row) => all + Number(row[field]), 0);
      expect(total('signIns')).toBe(sum('signIns'));
      const whole = await summary(report, { filter });
      expect(whole.figures).toMatchObject({ activeUsers, signIns: sum('signIns') });
      const points = whole.charts[0]?.points ?? [];
      expect(points.map(({ label }) => label)).toEqual(points.map(({ label }) => label).sort());
      for (const { label, values } of points) {
        const inPeriod = (day: string) => isIn(day, span) && periodStart(grain, day) === label;
        const people = done.filter(([, , at]) => inPeriod(dayOf(at))).map(([who]) => who);
        if (study.some(([day]) => inPeriod(day))) people.push('learner');
        expect(values[0], `${grain} ${label}`).toBe(new Set(people).size);
      }
    }
  });

  /** Start of a week is Sunday: 1 March 2026 is one. */
  const periodStart = (grain: string, day: string) => {
    const date = new Date(day);
    if (grain === 'MONTH') date.setUTCDate(1);
    if (grain === 'WEEK') date.setUTCDate(date.getUTCDate() - date.getUTCDay());
    return date.toISOString().slice(0, 10);
  };

  it('count an enrolment on its day in Dhaka, and none that was cancelled', async () => {
    const filter = { ...range('2026-02-28', '2026-05-31'), grain: 'MONTH' };
    const rows = await find('user-activity-summary-report', { filter });
    expect(rows.map((row) => [row['period'], row['enrolments'], row['completions']])).toEqual([
      ['2026-05-01', 0, 1],
      ['2026-04-01', 0, 0],
      ['2026-03-01', 0, 0],
      ['2026-02-01', 1, 0],
    ]);
  });

  it('narrow by organization, role, status and words', async () => {
    const { bcc, other } = test.organizations;
    const names = async (filter: object, searchTerm?: string) =>
      (await find('generate-report', { filter: { range: 'all', ...filter }, searchTerm }))
        .map(({ name }) => name)
        .sort();
    expect(await names({ organizationId: bcc.id })).toEqual(['org-admin', 'org-user', 'system']);
    expect(await names({ role: ['ROLE_USER'] })).toEqual(['learner', 'other-learner']);
    expect(await names({ userStatus: 'PENDING' })).toEqual([]);
    expect(await names({}, 'OTHER-')).toEqual([
      'other-learner',
      'other-org-admin',
      'other-org-user',
    ]);
    expect(await names({}, '%')).toEqual([]);
    const of = async (organizationId: string) =>
      (await summary('user-activity-summary-report', { filter: { range: 'all', organizationId } }))
        .figures;
    expect(await of(bcc.id)).toMatchObject({
      activeUsers: 1,
      signIns: 3,
      newUsers: 3,
      enrolments: 0,
    });
    expect(await of(other.id)).toMatchObject({ activeUsers: 0, signIns: 0, newUsers: 2 });
    const filter = { ...range('2026-03-01', '2026-03-31'), organizationId: bcc.id, grain: 'WEEK' };
    const weeks = await find('user-activity-summary-report', { filter });
    expect(weeks.filter(({ activeUsers }) => activeUsers).map(({ period }) => period)).toEqual([
      '2026-03-15',
    ]);
  });

  it('draw whoever has several roles in each of them', async () => {
    const roles = ['ROLE_USER', 'ROLE_ORG_USER'] as const;
    await test.db
      .update(users)
      .set({ roles: [...roles] })
      .where(eq(users.id, test.users.orgUser.id));
    const { figures, charts } = await summary('generate-report', {
      filter: range('2026-05-20', '2026-05-21'),
    });
    expect(figures).toMatchObject({ activeUsers: 2 });
    expect(charts[0]?.points).toEqual([
      { label: 'ROLE_USER', values: [2] },
      { label: 'ROLE_ORG_USER', values: [1] },
    ]);
  });

  it('leave out who closed the account where they list people, and nowhere else', async () => {
    const close = (closedAt: string | null) =>
      test.db.update(users).set({ closedAt }).where(eq(users.id, test.users.orgUser.id));
    const filter = range('2026-05-21', '2026-05-21');
    await close('2026-06-01T00:00:00Z');
    expect(await find('generate-report', { filter })).toHaveLength(6);
    expect((await summary('generate-report', { filter })).figures).toMatchObject({
      activeUsers: 0,
      signIns: 0,
    });
    expect((await summary('user-activity-summary-report', { filter })).figures).toMatchObject({
      activeUsers: 1,
      signIns: 2,
    });
    await close(null);
  });

  it('say until when everything is counted', async () => {
    const all = { filter: { range: 'all' } };
    const before = await summary('generate-report', all);
    expect(before.countedUntil).toBe(test.deps.now().toISOString());
    await test.db.insert(activityLog).values({
      userId: test.users.learner.id,
      role: 'ROLE_USER',
      action: 'SIGNED_IN',
      at: '2026-06-17T11:59:00Z',
    });
    const { rows } = await test.db.execute(sql`select at from activity_changes`);
    const waiting = await summary('generate-report', all);
    expect(waiting.countedUntil).toBe(new Date(rows[0]?.['at'] as string).toISOString());
    expect(waiting.figures).toEqual(before.figures);
  });
});
