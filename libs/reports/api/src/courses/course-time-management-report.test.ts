import type { CourseFixture } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReportWorld, day, onDay, type ReportWorld } from '../../testing/reports-fixture';
import { makeCourseTimeManagementReport } from './course-time-management-report';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});
afterAll(() => world.database.close());

it('has no row while nobody is enrolled', async () => {
  expect(await world.rows(makeCourseTimeManagementReport)).toEqual([]);
  const { figures, points } = await world.summary(makeCourseTimeManagementReport);
  expect(figures).toEqual({
    enrolments: 0,
    secondsSpent: 0,
    averageTime: null,
    averageDaysToCompletion: null,
  });
  expect(points).toEqual([]);
});

describe('the report of time', () => {
  let web: CourseFixture;
  let foreign: CourseFixture;
  beforeAll(async () => {
    web = await world.course({ course: { title: 'Web', durationMinutes: 30 } });
    foreign = await world.course({ course: { title: 'Abroad' } }, world.organizations.other);
    await world.enrol(web, await world.learner('Amina'), {
      createdAt: day.last,
      startedAt: day.firstAfter,
      lastActiveAt: '2026-03-12T00:00:00.000Z',
      // One minute past midnight in Dhaka, on the second day after.
      completedAt: '2026-03-11T18:01:00.000Z',
      status: 'COMPLETED',
      secondsSpent: 1_000,
      progressPercent: 100,
    });
    await world.enrol(web, await world.learner('Bela'), {
      createdAt: day.first,
      startedAt: day.first,
      lastActiveAt: day.noon,
      completedAt: day.last,
      status: 'COMPLETED',
      secondsSpent: 500,
      progressPercent: 100,
    });
    await world.enrol(web, await world.learner('Chitra'));
    await world.enrol(web, await world.learner('Early'), { createdAt: day.lastBefore });
    await world.enrol(web, await world.learner('Late'), { createdAt: day.firstAfter });
    await world.enrol(web, await world.learner('Gone'), { status: 'CANCELLED' });
    await world.enrol(foreign, await world.learner('Dola_'), {
      secondsSpent: 60,
      progressPercent: 25,
      startedAt: day.first,
    });
  });

  const names = async (request: Parameters<ReportWorld['rows']>[1] = {}) =>
    (await world.rows(makeCourseTimeManagementReport, { ...onDay, ...request })).map(
      ({ learner }) => learner,
    );

  it('lists the enrolments of the day by their last activity, who did nothing last', async () => {
    expect(await names()).toEqual(['Amina', 'Bela', 'Dola_', 'Chitra']);
    const rows = await world.rows(makeCourseTimeManagementReport, onDay);
    expect(rows[0]).toMatchObject({
      course: 'Web',
      plannedTime: 1_800,
      secondsSpent: 1_000,
      progressPercent: 100,
      firstActivityAt: day.firstAfter,
      lastActivityAt: '2026-03-12T00:00:00.000Z',
      daysToCompletion: 2,
      enrolmentStatus: 'COMPLETED',
    });
    expect(rows[1]).toMatchObject({ daysToCompletion: 0 });
    // A learner who only opened a lesson was active at that time.
    expect(rows[2]).toMatchObject({ firstActivityAt: day.first, lastActivityAt: day.first });
    expect(rows[3]).toMatchObject({
      firstActivityAt: null,
      lastActivityAt: null,
      daysToCompletion: null,
      secondsSpent: 0,
    });
    expect(await world.rows(makeCourseTimeManagementReport)).toHaveLength(6);
  });

  it('sums up the time, and sets it against what was planned', async () => {
    const { figures, points } = await world.summary(makeCourseTimeManagementReport, onDay);
    expect(figures).toEqual({
      enrolments: 4,
      secondsSpent: 1_560,
      averageTime: 390,
      averageDaysToCompletion: 1,
    });
    expect(points).toEqual([
      { label: 'Web', values: [1_800, 500] },
      { label: 'Abroad', values: [3_600, 60] },
    ]);
  });

  it('holds nothing of another organization', async () => {
    const scope = world.own(world.organizations.other);
    expect(await names({ scope })).toEqual(['Dola_']);
    const { figures, points } = await world.summary(makeCourseTimeManagementReport, {
      ...onDay,
      scope,
    });
    expect(figures).toMatchObject({ enrolments: 1, secondsSpent: 60 });
    expect(points).toEqual([{ label: 'Abroad', values: [3_600, 60] }]);
    expect(await names({ scope, filter: { courseId: [web.course.id] } })).toEqual([]);
  });

  it('is narrowed, searched and sorted', async () => {
    expect(await names({ filter: { enrolmentStatus: ['ACTIVE'] } })).toEqual(['Dola_', 'Chitra']);
    expect(await names({ filter: { enrolmentStatus: ['CANCELLED'] } })).toEqual([]);
    expect(await names({ filter: { courseId: [web.course.id] }, searchTerm: 'A' })).toEqual([
      'Amina',
      'Bela',
      'Chitra',
    ]);
    expect(await names({ searchTerm: '_' })).toEqual(['Dola_']);
    const by = (column: string, direction: 'asc' | 'desc') =>
      names({ sorting: { column, direction } });
    expect(await by('lastActivityAt', 'asc')).toEqual(['Dola_', 'Bela', 'Amina', 'Chitra']);
    expect((await by('daysToCompletion', 'asc')).slice(0, 2)).toEqual(['Bela', 'Amina']);
    expect((await by('daysToCompletion', 'desc')).slice(0, 2)).toEqual(['Amina', 'Bela']);
    expect(await by('learner', 'desc')).toEqual(['Dola_', 'Chitra', 'Bela', 'Amina']);
  });
});
