import { lessonProgress } from '@lms/server/database';
import type { CourseFixture } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReportWorld, day, onDay, type ReportWorld } from '../../testing/reports-fixture';
import type { MakeReportSource } from '../report-source';
import { makeWadhwaniActivityReport } from './wadhwani-activity-report';
import { makeWadhwaniSummaryReport } from './wadhwani-summary-report';

let world: ReportWorld;
let web: CourseFixture;
let office: CourseFixture;
let foreign: CourseFixture;
type Batch = Awaited<ReturnType<ReportWorld['batch']>>;
let first: Batch;
let open: Batch;
let abroad: Batch;

const asked = (make: MakeReportSource) => ({
  rows: (request: Parameters<ReportWorld['rows']>[1] = {}) =>
    world.rows(make, { ...onDay, ...request }),
  summary: (request: Parameters<ReportWorld['rows']>[1] = {}) =>
    world.summary(make, { ...onDay, ...request }),
});
const activity = asked(makeWadhwaniActivityReport);
const summary = asked(makeWadhwaniSummaryReport);

beforeAll(async () => {
  world = await createReportWorld();
});
afterAll(() => world.database.close());

it('have no row while there is no batch', async () => {
  expect(await activity.rows()).toEqual([]);
  expect(await summary.rows()).toEqual([]);
  expect((await activity.summary()).figures).toEqual({
    enrolled: 0,
    active: 0,
    completed: 0,
    secondsSpent: 0,
  });
  expect(await summary.summary()).toMatchObject({
    figures: { batches: 0, enrolled: 0, completed: 0, completionPercent: null, passPercent: null },
    points: [],
  });
});

describe('the reports of partner batches', () => {
  beforeAll(async () => {
    const partner = (title: string) => ({ course: { title, programme: 'PARTNER' as const } });
    const { other } = world.organizations;
    web = await world.course(partner('Web'));
    office = await world.course(partner('Office'));
    foreign = await world.course(partner('Abroad'), other);
    const skills = await world.course();
    first = await world.batch('B_1', { courseId: web.course.id });
    open = await world.batch('A2');
    abroad = await world.batch('C3', { organizationId: other.id, courseId: foreign.course.id });

    const join = async (
      name: string,
      { id: batchCodeId }: Batch,
      course: CourseFixture,
      values: Parameters<ReportWorld['enrol']>[2] = {},
    ) => world.enrol(course, await world.learner(name), { batchCodeId, ...values });
    const done = { status: 'COMPLETED', completedAt: day.firstAfter } as const;
    const amina = await join('Amina', first, web, {
      createdAt: day.first,
      startedAt: day.first,
      lastActiveAt: day.firstAfter,
      secondsSpent: 100,
      ...done,
    });
    const bela = await join('Bela', first, web, {
      createdAt: day.last,
      startedAt: day.last,
      lastActiveAt: day.last,
      secondsSpent: 20,
    });
    await join('Chitra', first, web);
    const dola = await join('Dola', open, office, {
      startedAt: day.noon,
      lastActiveAt: day.noon,
      ...done,
    });
    const emon = await join('Emon', open, web, { startedAt: day.noon });
    await join('Early', first, web, { createdAt: day.lastBefore });
    await join('Late', first, web, { createdAt: day.firstAfter });
    const gone = await join('Gone', first, web, { status: 'CANCELLED' });
    await join('Skilled', first, skills);
    await world.enrol(web, await world.learner('Without batch'));
    const there = await join('There', abroad, foreign, { startedAt: day.noon });

    await world.complete(amina, web.article);
    await world.complete(amina, web.video);
    await world.db.insert(lessonProgress).values({
      enrolmentId: bela.id,
      lessonId: web.video.id,
      reportedAt: day.noon,
    });
    await world.sit(web, amina, 70, { submittedAt: day.firstAfter });
    await world.sit(web, amina, 90, { submittedAt: day.firstAfter });
    await world.sit(web, bela, 40);
    await world.sit(web, bela, null);
    await world.sit(web, bela, 100, { quizId: web.practiceQuiz.id });
    await world.sit(web, gone, 100);
    await world.sit(foreign, there, 85);
    await world.certify(amina);
    await world.certify(dola);
    await world.certify(emon, { revoked: true });
  });

  it('list the learners of partner batches who joined on the day, by their last activity', async () => {
    const names = (await activity.rows()).map(({ learner }) => learner);
    expect(names.slice(0, 2)).toEqual(['Amina', 'Bela']);
    // Last active at the same time, by studying or by opening a lesson.
    expect(names.slice(2, 5).sort()).toEqual(['Dola', 'Emon', 'There']);
    expect(names.slice(5)).toEqual(['Chitra']);
  });

  it('tell what each learner did', async () => {
    const rows = await activity.rows();
    expect(rows.find(({ learner }) => learner === 'Amina')).toMatchObject({
      batch: 'B_1 – Title of B_1',
      course: 'Web',
      lessonsCompleted: 2,
      lessonsTotal: 4,
      secondsSpent: 100,
      lastActiveAt: day.firstAfter,
      averageScore: 90,
      enrolmentStatus: 'COMPLETED',
    });
    expect(rows.find(({ learner }) => learner === 'Bela')).toMatchObject({
      lessonsCompleted: 0,
      averageScore: 40,
      enrolmentStatus: 'ACTIVE',
    });
    expect(rows.find(({ learner }) => learner === 'Chitra')).toMatchObject({
      lessonsCompleted: 0,
      averageScore: null,
      lastActiveAt: null,
      secondsSpent: 0,
    });
  });

  it('sum up the learners, and draw how far they are', async () => {
    expect(await activity.summary()).toMatchObject({
      figures: { enrolled: 6, active: 5, completed: 2, secondsSpent: 120 },
      points: [
        { label: 'ACTIVE', values: [4] },
        { label: 'COMPLETED', values: [2] },
      ],
    });
  });

  it('narrow, search and sort the learners', async () => {
    const names = async (request: Parameters<ReportWorld['rows']>[1]) =>
      (await activity.rows(request)).map(({ learner }) => learner);
    const sorting = { column: 'learner', direction: 'asc' } as const;
    expect(await names({ sorting, filter: { batchCodeId: [open.id] } })).toEqual(['Dola', 'Emon']);
    expect(await names({ sorting, filter: { courseId: [office.course.id] } })).toEqual(['Dola']);
    const filter = { enrolmentStatus: ['COMPLETED'] };
    expect(await names({ sorting, filter })).toEqual(['Amina', 'Dola']);
    const { other } = world.organizations;
    expect(await names({ filter: { organizationId: [other.id] } })).toEqual(['There']);
    expect(await names({ sorting, searchTerm: 'B_1' })).toEqual(['Amina', 'Bela', 'Chitra']);
    expect(await names({ searchTerm: '%' })).toEqual([]);
    const byScore = (direction: 'asc' | 'desc') =>
      names({ sorting: { column: 'averageScore', direction } });
    expect((await byScore('asc')).slice(0, 3)).toEqual(['Bela', 'There', 'Amina']);
    expect((await byScore('desc')).slice(0, 3)).toEqual(['Amina', 'There', 'Bela']);
    const byLessons = await names({ sorting: { column: 'lessonsCompleted', direction: 'desc' } });
    expect(byLessons[0]).toBe('Amina');
  });

  it('count each batch by those who joined on the day, and what has become of them', async () => {
    const rows = await summary.rows();
    expect(rows.map(({ batch }) => batch)).toEqual([
      'A2 – Title of A2',
      'B_1 – Title of B_1',
      'C3 – Title of C3',
    ]);
    expect(rows[0]).toMatchObject({
      organization: 'Computer Council',
      course: null,
      enrolled: 2,
      active: 2,
      completed: 1,
      completionPercent: 50,
      passed: 1,
      passPercent: 50,
      averageScore: null,
    });
    expect(rows[1]).toMatchObject({
      course: 'Web',
      enrolled: 3,
      active: 2,
      completed: 1,
      passed: 1,
      averageScore: 65,
    });
    expect(rows[1]?.['passPercent']).toBeCloseTo(100 / 3);
    // Passed by the final quiz, though no certificate was issued.
    expect(rows[2]).toMatchObject({ enrolled: 1, completed: 0, passed: 1, averageScore: 85 });
    const [none] = await summary.rows({ from: null, before: '2026-01-01T00:00:00.000Z' });
    expect(none).toMatchObject({
      enrolled: 0,
      passed: 0,
      completionPercent: null,
      passPercent: null,
      averageScore: null,
    });
  });

  it('sum up the batches, and draw the largest', async () => {
    const { figures, points } = await summary.summary();
    expect(figures).toEqual({
      batches: 3,
      enrolled: 6,
      completed: 2,
      passPercent: 50,
      completionPercent: expect.closeTo(100 / 3) as number,
    });
    expect(points).toEqual([
      { label: 'B_1 – Title of B_1', values: [3, 1, 1] },
      { label: 'A2 – Title of A2', values: [2, 1, 1] },
      { label: 'C3 – Title of C3', values: [1, 0, 1] },
    ]);
  });

  it('narrow, search and sort the batches', async () => {
    const codes = async (request: Parameters<ReportWorld['rows']>[1]) =>
      (await summary.rows(request)).map(({ batch }) => String(batch).slice(0, 2));
    expect(await codes({ filter: { batchCodeId: [open.id, abroad.id] } })).toEqual(['A2', 'C3']);
    expect(await codes({ filter: { courseId: [web.course.id] } })).toEqual(['A2', 'B_']);
    const ofOffice = { courseId: [office.course.id] };
    const [only] = await summary.rows({ filter: ofOffice });
    expect(only).toMatchObject({ batch: 'A2 – Title of A2', enrolled: 1, completed: 1 });
    expect(await codes({ filter: { organizationId: [abroad.organizationId] } })).toEqual(['C3']);
    expect(await codes({ searchTerm: 'b_1' })).toEqual(['B_']);
    expect(await codes({ searchTerm: '%' })).toEqual([]);
    expect(await codes({ sorting: { column: 'enrolled', direction: 'desc' } })).toEqual([
      'B_',
      'A2',
      'C3',
    ]);
    const byScore = (direction: 'asc' | 'desc') =>
      codes({ sorting: { column: 'averageScore', direction } });
    expect(await byScore('asc')).toEqual(['B_', 'C3', 'A2']);
    expect(await byScore('desc')).toEqual(['C3', 'B_', 'A2']);
  });

  it('hold nothing of another organization where the reader is of one', async () => {
    const scope = world.own(world.organizations.other);
    expect((await activity.rows({ scope })).map(({ learner }) => learner)).toEqual(['There']);
    expect((await activity.summary({ scope })).figures).toMatchObject({ enrolled: 1 });
    const filter = { batchCodeId: [first.id] };
    expect(await activity.rows({ scope, filter })).toEqual([]);
    expect(await summary.rows({ scope, filter })).toEqual([]);
    const { figures, points } = await summary.summary({ scope });
    expect(figures).toMatchObject({ batches: 1, enrolled: 1 });
    expect(points).toEqual([{ label: 'C3 – Title of C3', values: [1, 0, 1] }]);
  });
});
