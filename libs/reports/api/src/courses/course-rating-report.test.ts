import type { CourseFixture } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReportWorld, day, onDay, type ReportWorld } from '../../testing/reports-fixture';
import { makeCourseRatingReport } from './course-rating-report';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});
afterAll(() => world.database.close());

const none = { ratings: 0, averageRating: null, reviews: 0 };

it('has no row and no figure while there is no course', async () => {
  expect(await world.rows(makeCourseRatingReport)).toEqual([]);
  const { figures, points } = await world.summary(makeCourseRatingReport);
  expect(figures).toEqual(none);
  expect(points.map(({ values }) => values)).toEqual([[0], [0], [0], [0], [0]]);
});

describe('the report of ratings', () => {
  let web: CourseFixture;
  let foreign: CourseFixture;
  beforeAll(async () => {
    web = await world.course({ course: { title: 'Web' } });
    foreign = await world.course({ course: { title: 'Abroad' } }, world.organizations.other);
    const rate = async (stars: number, createdAt: string, values = {}) =>
      world.rate(web, await world.learner(), stars, { createdAt, ...values });
    await rate(1, day.lastBefore, { review: 'Of the day before' });
    await rate(5, day.first, { review: 'First of four' });
    await rate(5, '2026-03-10T01:00:00.000Z', { review: 'Long '.repeat(60) });
    await rate(3, day.noon, { review: 'Two\n  lines' });
    await rate(4, '2026-03-10T07:00:00.000Z');
    await rate(2, day.last, { review: 'শেষ' });
    await rate(1, day.firstAfter, { review: 'Of the day after' });
    await rate(1, day.noon, { review: 'Hidden', status: 'HIDDEN' });
    await world.rate(foreign, await world.learner(), 2, { review: 'Theirs' });
  });

  it('counts the visible ratings of the day, star by star', async () => {
    const rows = await world.rows(makeCourseRatingReport, onDay);
    expect(rows[0]).toEqual({
      id: web.course.id,
      course: 'Web',
      provider: 'Computer Council',
      averageRating: 3.8,
      ratings: 5,
      stars5: 2,
      stars4: 1,
      stars3: 1,
      stars2: 1,
      stars1: 0,
      latestReviews: `শেষ · Two lines · ${'Long '.repeat(60).slice(0, 119)}…`,
    });
    expect(rows[1]).toMatchObject({ course: 'Abroad', ratings: 1, latestReviews: 'Theirs' });
    const [all] = await world.rows(makeCourseRatingReport);
    expect(all).toMatchObject({ ratings: 7, stars1: 2, averageRating: 3 });
  });

  it('has nothing to tell of a course without ratings', async () => {
    const filter = { courseId: [foreign.course.id] };
    const before = { before: day.first, filter };
    const [row] = await world.rows(makeCourseRatingReport, before);
    expect(row).toMatchObject({ ratings: 0, averageRating: null, stars2: 0, latestReviews: null });
    expect((await world.summary(makeCourseRatingReport, before)).figures).toEqual(none);
  });

  it('sums up in its figures and draws how often each star was given', async () => {
    const { figures, points } = await world.summary(makeCourseRatingReport, onDay);
    expect(figures).toEqual({ ratings: 6, averageRating: 3.5, reviews: 5 });
    expect(points).toEqual([
      { label: '5', values: [2] },
      { label: '4', values: [1] },
      { label: '3', values: [1] },
      { label: '2', values: [2] },
      { label: '1', values: [0] },
    ]);
  });

  it('holds nothing of another organization', async () => {
    const scope = world.own(world.organizations.other);
    const rows = await world.rows(makeCourseRatingReport, { scope });
    expect(rows.map(({ course }) => course)).toEqual(['Abroad']);
    const { figures, points } = await world.summary(makeCourseRatingReport, { scope });
    expect(figures).toEqual({ ratings: 1, averageRating: 2, reviews: 1 });
    expect(points.map(({ values }) => values[0])).toEqual([0, 0, 0, 1, 0]);
    const filter = { courseId: [web.course.id] };
    expect(await world.rows(makeCourseRatingReport, { scope, filter })).toEqual([]);
  });

  it('is searched and sorted', async () => {
    const titles = async (request: Parameters<ReportWorld['rows']>[1]) =>
      (await world.rows(makeCourseRatingReport, request)).map(({ course }) => course);
    expect(await titles({ searchTerm: 'ABR' })).toEqual(['Abroad']);
    expect(await titles({ searchTerm: '%' })).toEqual([]);
    const sorting = { column: 'averageRating', direction: 'desc' } as const;
    // The foreign course was rated on this day only.
    const noon = { from: day.first, before: day.noon };
    expect(await titles({ ...noon, sorting })).toEqual(['Web', 'Abroad']);
    expect(await titles({ ...noon, sorting: { ...sorting, direction: 'asc' } })).toEqual([
      'Web',
      'Abroad',
    ]);
  });
});
