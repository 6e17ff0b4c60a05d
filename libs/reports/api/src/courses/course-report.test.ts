import { courseCategories, quizzes } from '@lms/server/database';
import type { CourseFixture } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReportWorld, day, onDay, type ReportWorld } from '../../testing/reports-fixture';
import { makeCourseReport } from './course-report';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});
afterAll(() => world.database.close());

const titles = async (request: Parameters<ReportWorld['rows']>[1]) =>
  (await world.rows(makeCourseReport, request)).map(({ course }) => course);

it('has no row and no bar while there is no course', async () => {
  expect(await world.rows(makeCourseReport)).toEqual([]);
  const { figures, points } = await world.summary(makeCourseReport);
  expect(figures).toEqual({
    courses: 0,
    enrolled: 0,
    completed: 0,
    completionPercent: null,
    revenue: 0,
  });
  expect(points).toEqual([]);
});

describe('the course report', () => {
  let web: CourseFixture;
  let foreign: CourseFixture;
  beforeAll(async () => {
    web = await world.course({ course: { title: 'Web 100%' } });
    foreign = await world.course(
      { course: { title: 'Abroad_1', status: 'INACTIVE' } },
      world.organizations.other,
    );
  });

  it('shows a course that nobody studies with nothing to tell', async () => {
    const [row] = await world.rows(makeCourseReport, { filter: { courseStatus: ['ACTIVE'] } });
    expect(row).toEqual({
      id: web.course.id,
      course: 'Web 100%',
      provider: 'Computer Council',
      category: 'Web',
      courseStatus: 'ACTIVE',
      enrolled: 0,
      inProgress: 0,
      completed: 0,
      revenue: 0,
      completionPercent: null,
      averageScore: null,
      rating: null,
    });
  });

  describe('once it is studied', () => {
    beforeAll(async () => {
      const done = { status: 'COMPLETED', completedAt: day.firstAfter } as const;
      const early = await world.learner();
      const first = await world.learner();
      const last = await world.learner();
      const at = (createdAt: string) => ({ createdAt });
      const before = await world.enrol(web, early, { ...at(day.lastBefore), ...done });
      const begun = await world.enrol(web, first, at(day.first));
      const completed = await world.enrol(web, last, { ...at(day.last), ...done });
      await world.enrol(web, await world.learner(), at(day.firstAfter));
      const gone = await world.enrol(web, await world.learner(), {
        ...at(day.noon),
        status: 'CANCELLED',
      });
      const there = await world.enrol(foreign, await world.learner(), at(day.noon));
      // Best result of each learner: 60 and 90; attempts of other days do not count.
      await world.sit(web, begun, 40, { submittedAt: day.first });
      await world.sit(web, begun, 60, { submittedAt: day.last });
      await world.sit(web, begun, 100, { submittedAt: day.firstAfter });
      await world.sit(web, completed, 90);
      await world.sit(web, completed, null);
      await world.sit(web, before, 10, { submittedAt: day.lastBefore });
      await world.sit(web, gone, 100);
      await world.sit(web, begun, 100, { quizId: web.practiceQuiz.id });
      await world.sit(foreign, there, 20);
      await world.rate(web, first, 5, { createdAt: day.lastBefore });
      await world.rate(web, last, 4);
      await world.rate(web, await world.learner(), 1, { status: 'HIDDEN' });
      await world.sell([[web, 10_000]], { paidAt: day.first });
      await world.sell(
        [
          [web, 9_999],
          [foreign, 5_000],
        ],
        { paidAt: day.last, discount: 1_000 },
      );
      await world.sell([[web, 70_000]], { paidAt: day.lastBefore });
      await world.sell([[web, 70_000]], { paidAt: day.firstAfter });
      await world.sell([[web, 70_000]], { status: 'REFUNDED', refundedAt: day.noon });
      await world.sell([[web, 70_000]], { status: 'PENDING', paidAt: null });
    });

    it('counts what happened on the days of Dhaka that are asked for', async () => {
      const rows = await world.rows(makeCourseReport, onDay);
      expect(rows.map(({ course }) => course)).toEqual(['Web 100%', 'Abroad_1']);
      // This course's 9,999 of 14,999 bear 666 of the discount; the other course bears the rest.
      const share = rows.map(({ revenue }) => revenue);
      expect(share).toEqual([10_000 + 9_999 - 666, 5_000 - 334]);
      expect(rows[0]).toMatchObject({
        enrolled: 2,
        inProgress: 1,
        completed: 1,
        completionPercent: 50,
        averageScore: 75,
        rating: 4.5,
      });
      expect(rows[1]).toMatchObject({ enrolled: 1, averageScore: 20, completionPercent: 0 });
    });

    it('counts all days where none are named', async () => {
      const [row] = await world.rows(makeCourseReport);
      // 10, 100 and 90 are the best results of three learners.
      expect(row).toMatchObject({
        enrolled: 4,
        inProgress: 2,
        completed: 2,
        completionPercent: 50,
      });
      expect(row?.['averageScore']).toBeCloseTo(200 / 3);
    });

    it('sums up in its figures and draws the courses with most enrolments', async () => {
      const { figures, points } = await world.summary(makeCourseReport, onDay);
      expect(figures).toMatchObject({ courses: 2, enrolled: 3, completed: 1, revenue: 23_999 });
      expect(figures['completionPercent']).toBeCloseTo(100 / 3);
      expect(points).toEqual([
        { label: 'Web 100%', values: [2, 1] },
        { label: 'Abroad_1', values: [1, 0] },
      ]);
    });

    it('holds nothing of another organization', async () => {
      const scope = world.own(world.organizations.other);
      const rows = await world.rows(makeCourseReport, { ...onDay, scope });
      expect(rows.map(({ course }) => course)).toEqual(['Abroad_1']);
      const { figures, points } = await world.summary(makeCourseReport, { ...onDay, scope });
      expect(figures).toMatchObject({ courses: 1, enrolled: 1, completed: 0 });
      expect(points).toEqual([{ label: 'Abroad_1', values: [1, 0] }]);
      const asked = { organizationId: [world.organizations.bcc.id] };
      expect(await titles({ scope, filter: asked })).toEqual([]);
      expect(await titles({ scope: { ...scope, organizationId: null } as typeof scope })).toEqual(
        [],
      );
    });

    it.each([
      ['100%', ['Web 100%']],
      ['_1', ['Abroad_1']],
      ['another org', ['Abroad_1']],
      ['%', ['Web 100%']],
      ['b_1', []],
    ])('finds by "%s"', async (searchTerm, found) => {
      expect(await titles({ searchTerm })).toEqual(found);
      const { figures } = await world.summary(makeCourseReport, { searchTerm });
      expect(figures['courses']).toBe(found.length);
    });

    it('names and finds categories in the language of its reader', async () => {
      const name = { en: 'Web', bn: 'আন্তর্জাল' };
      const isOf = eq(courseCategories.id, web.course.categoryId ?? '');
      await world.db.update(courseCategories).set({ name }).where(isOf);
      const found = await world.rows(makeCourseReport, { searchTerm: 'আন্তর্', language: 'bn' });
      expect(found).toMatchObject([{ course: 'Web 100%', category: 'আন্তর্জাল' }]);
      expect(await titles({ searchTerm: 'আন্তর্' })).toEqual([]);
    });

    it('is narrowed by organization, category and status', async () => {
      const { other } = world.organizations;
      expect(await titles({ filter: { organizationId: [other.id] } })).toEqual(['Abroad_1']);
      const categoryId = [web.course.categoryId ?? ''];
      expect(await titles({ filter: { categoryId } })).toEqual(['Web 100%']);
      expect(await titles({ filter: { courseStatus: ['INACTIVE', 'DRAFT'] } })).toEqual([
        'Abroad_1',
      ]);
      expect(await titles({ filter: { categoryId: [crypto.randomUUID()] } })).toEqual([]);
    });
  });
});

describe('the order of courses', () => {
  beforeEach(async () => {
    await world.course({ course: { title: 'apple' } });
    await world.course({ course: { title: 'Éclair' } });
  });

  it('is that of people for texts, and has nothing to tell at its end both ways', async () => {
    const order = (column: string, direction: 'asc' | 'desc') =>
      titles({ ...onDay, sorting: { column, direction } });
    expect(await order('course', 'asc')).toEqual(['Abroad_1', 'apple', 'Éclair', 'Web 100%']);
    expect((await order('averageScore', 'asc')).slice(0, 2)).toEqual(['Abroad_1', 'Web 100%']);
    expect((await order('averageScore', 'desc')).slice(0, 2)).toEqual(['Web 100%', 'Abroad_1']);
  });

  it('goes by id where rows are equal', async () => {
    const rows = await world.rows(makeCourseReport, {
      sorting: { column: 'provider', direction: 'asc' },
      filter: { organizationId: [world.organizations.bcc.id] },
    });
    const ids = rows.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids).toEqual([...ids].sort());
  });
});

it('makes the score of each learner by the grading method of the quiz', async () => {
  const course = await world.course({ course: { title: 'Thrice' } });
  const learner = await world.enrol(course, await world.learner());
  await world.sit(course, learner, 90, { submittedAt: day.first });
  await world.sit(course, learner, 20, { submittedAt: day.noon });
  await world.sit(course, learner, 70, { submittedAt: day.last });
  await world.sit(course, learner, null, { submittedAt: day.last });
  for (const [gradingMethod, score] of [
    ['HIGHEST', 90],
    ['FIRST', 90],
    ['LAST', 70],
    ['AVERAGE', 60],
  ] as const) {
    await world.db
      .update(quizzes)
      .set({ gradingMethod })
      .where(eq(quizzes.id, course.finalQuiz.id));
    const [row] = await world.rows(makeCourseReport, { searchTerm: 'Thrice' });
    expect([gradingMethod, row?.['averageScore']]).toEqual([gradingMethod, score]);
  }
});
