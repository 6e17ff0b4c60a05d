import { reportDefinitions, reportNames, reportsPermissions } from '@lms/reports/contract';
import { organizations, questions, studyDays, systemLog, users } from '@lms/server/database';
import { ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { summaryOfNothing } from '../testing/empty-summaries';
import {
  completedAt,
  email,
  enrolledAt,
  expected,
  startedAt,
  studiedAt,
  submittedAt,
} from '../testing/one-of-everything';
import { createReportWorld, day, onDay, type ReportWorld } from '../testing/reports-fixture';
import { reportSources } from './report-sources';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
  await world.db.delete(users);
  await world.db.delete(organizations);
});
afterAll(() => world.database.close());

it.each(reportNames)('the %s is of nothing where there is nothing', async (name) => {
  expect(await world.rows(reportSources[name])).toEqual([]);
  const { figures, charts } = await world.summary(reportSources[name]);
  expect({ figures, charts }).toEqual(summaryOfNothing[name]);
});

describe('where there is one of everything', () => {
  beforeAll(async () => {
    const { db } = world;
    const { bcc } = world.organizations;
    await db.insert(organizations).values(bcc);
    const organizationId = bcc.id;
    const amina = await world.learner('Amina', {
      id: world.users.learner.id,
      username: email,
      organizationId,
      createdAt: day.first,
    });
    const course = { title: 'Web', programme: 'PARTNER', durationMinutes: 30 } as const;
    const web = await world.course({ course });
    const [questionId = ''] = web.questionIds;
    await db.delete(questions).where(ne(questions.id, questionId));
    await db.update(questions).set({ name: 'What is HTML?' });
    const batch = await world.batch('B1', { courseId: web.course.id });
    const enrolment = await world.enrol(web, amina, {
      createdAt: enrolledAt,
      startedAt,
      lastActiveAt: studiedAt,
      completedAt,
      status: 'COMPLETED',
      progressPercent: 100,
      secondsSpent: 100,
      batchCodeId: batch.id,
    });
    await world.complete(enrolment, web.article);
    await db.insert(studyDays).values({
      enrolmentId: enrolment.id,
      day: '2026-03-10',
      seconds: 100,
      lastAt: studiedAt,
    });
    const items = [{ questionId, contentVersion: 1, mark: 10 }];
    await world.sit(web, enrolment, 95, { submittedAt, items, number: 1 });
    await world.rate(web, amina, 4, { review: 'Good' });
    await world.sell([[web, 10_000]], { discount: 1_000 });
    await world.certify(enrolment);
    await world.did(amina, 'SIGNED_IN', startedAt);
    await world.did(amina, 'ATTEMPT_SUBMITTED', submittedAt);
    await world.did(amina, 'LESSON_COMPLETED', completedAt);
    await db.insert(systemLog).values({
      id: v7(),
      at: day.noon,
      level: 'WARN',
      source: 'request',
      message: 'GET /a',
      requestId: 'r1',
      status: 404,
      durationMs: 12,
    });
    await world.count();
  });

  it.each(reportNames)('the %s has one row, and figures of it', async (name) => {
    const { row, ...summary } = expected[name];
    const filter = name === 'live-log-report' ? { action: ['SIGNED_IN'] } : {};
    const rows = await world.rows(reportSources[name], { ...onDay, filter });
    expect(rows).toEqual([{ id: expect.any(String) as string, ...row }]);
    const { figures, charts } = await world.summary(reportSources[name], onDay);
    expect({ figures, charts }).toEqual(summary);
  });

  const ofOrganizations = reportNames.filter((name) => name !== 'system-log-report');
  it.each(ofOrganizations)('the %s has nothing of another organization', async (name) => {
    const { access } = reportDefinitions[name];
    const [own, other] = [world.organizations.bcc, world.organizations.other];
    const figures = async (request: Parameters<ReportWorld['summary']>[1]) =>
      (await world.summary(reportSources[name], { ...onDay, ...request })).figures;
    const nothing = summaryOfNothing[name].figures;
    expect(await figures({ filter: { organizationId: [own.id] } })).toEqual(expected[name].figures);
    expect(await figures({ filter: { organizationId: [other.id] } })).toEqual(nothing);
    // The other reports are refused to those who don't see everything.
    if (access !== reportsPermissions['report.system']) {
      expect(await figures({ scope: world.own(own) })).toEqual(expected[name].figures);
      expect(await figures({ scope: world.own(other) })).toEqual(nothing);
    }
  });
});
