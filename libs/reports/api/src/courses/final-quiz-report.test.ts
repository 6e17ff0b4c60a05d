import type { CourseFixture } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReportWorld, day, onDay, type ReportWorld } from '../../testing/reports-fixture';
import { makeFinalQuizReport } from './final-quiz-report';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});
afterAll(() => world.database.close());

it('has no row while nobody has submitted', async () => {
  expect(await world.rows(makeFinalQuizReport)).toEqual([]);
  const { figures, points } = await world.summary(makeFinalQuizReport);
  expect(figures).toEqual({ attempts: 0, passed: 0, passPercent: null, averageScore: null });
  expect(points).toHaveLength(10);
});

describe('the report of final quizzes', () => {
  let web: CourseFixture;
  let foreign: CourseFixture;
  let abroad: { id: string };
  beforeAll(async () => {
    web = await world.course({ course: { title: 'Web' } });
    foreign = await world.course({ course: { title: 'Abroad' } }, world.organizations.other);
    const amina = await world.enrol(web, await world.learner('Amina'));
    const bela = await world.enrol(web, await world.learner('bela'));
    const gone = await world.enrol(web, await world.learner(), { status: 'CANCELLED' });
    const there = await world.enrol(foreign, await world.learner('100% there'));
    await world.sit(web, amina, 79.99, { submittedAt: day.first, number: 1 });
    await world.sit(web, amina, 100, { submittedAt: day.last, number: 2 });
    await world.sit(web, amina, 5, { submittedAt: day.lastBefore, number: 3 });
    await world.sit(web, amina, 5, { submittedAt: day.firstAfter, number: 4 });
    await world.sit(web, bela, 0, { number: 1 });
    await world.sit(web, bela, null, { submittedAt: '2026-03-10T07:00:00.000Z', number: 2 });
    await world.sit(web, bela, null, { submittedAt: null, status: 'IN_PROGRESS', number: 3 });
    await world.sit(web, bela, 100, { quizId: web.practiceQuiz.id });
    await world.sit(web, gone, 100);
    abroad = await world.sit(foreign, there, 50, {
      submittedAt: '2026-03-10T05:00:00.000Z',
      // The quiz demands more by now than when the attempt began.
      rules: { passMark: 60, penalty: 0, shuffleOptions: true },
    });
  });

  const read = (request: Parameters<ReportWorld['rows']>[1]) =>
    world.rows(makeFinalQuizReport, { ...onDay, ...request });
  const scores = async (request: Parameters<ReportWorld['rows']>[1] = {}) =>
    (await read(request)).map(({ percent }) => percent);

  it('lists the submitted attempts of the day, newest first', async () => {
    const rows = await read({});
    expect(rows.map(({ percent }) => percent)).toEqual([100, null, 0, 50, 79.99]);
    expect(rows[0]).toMatchObject({
      learner: 'Amina',
      course: 'Web',
      attempt: 2,
      score: 10,
      percent: 100,
      passMark: 80,
      attemptResult: 'PASSED',
      timeTaken: 300,
      submittedAt: day.last,
    });
    expect(rows[0]?.['email']).toMatch(/@test\.lms$/);
    expect(rows[1]).toMatchObject({ attemptResult: 'WAITING', score: null });
    expect(rows[2]).toMatchObject({ attemptResult: 'FAILED', learner: 'bela' });
    expect(rows[3]).toMatchObject({ attemptResult: 'FAILED', passMark: 60 });
    expect(await world.rows(makeFinalQuizReport)).toHaveLength(7);
  });

  it('counts those that are marked, and of each learner the best', async () => {
    const { figures, points } = await world.summary(makeFinalQuizReport, onDay);
    expect(figures).toEqual({
      attempts: 5,
      passed: 1,
      passPercent: 25,
      // 100, 0 and 50 are the best results of three learners.
      averageScore: 50,
    });
    expect(points.map(({ label, values }) => [label, ...values])).toEqual([
      ['0', 0, 1],
      ['10', 0, 0],
      ['20', 0, 0],
      ['30', 0, 0],
      ['40', 0, 0],
      ['50', 0, 1],
      ['60', 0, 0],
      ['70', 0, 1],
      ['80', 0, 0],
      ['90', 1, 0],
    ]);
  });

  it('holds nothing of another organization', async () => {
    const scope = world.own(world.organizations.other);
    expect((await read({ scope })).map(({ id }) => id)).toEqual([abroad.id]);
    const { figures, points } = await world.summary(makeFinalQuizReport, { ...onDay, scope });
    expect(figures).toEqual({ attempts: 1, passed: 0, passPercent: 0, averageScore: 50 });
    expect(points.flatMap(({ values }) => values).filter((value) => value !== 0)).toEqual([1]);
    expect(await read({ scope, filter: { courseId: [web.course.id] } })).toEqual([]);
  });

  it('is narrowed by result and course, and searched by learner and course', async () => {
    expect(await scores({ filter: { attemptResult: ['PASSED', 'WAITING'] } })).toEqual([100, null]);
    expect(await scores({ filter: { attemptResult: ['FAILED'] } })).toEqual([0, 50, 79.99]);
    expect(await scores({ filter: { courseId: [foreign.course.id] } })).toEqual([50]);
    expect(await scores({ searchTerm: 'BELA' })).toEqual([null, 0]);
    expect(await scores({ searchTerm: '0%' })).toEqual([50]);
    expect(await scores({ searchTerm: '_' })).toEqual([]);
    expect(await scores({ searchTerm: 'abro' })).toEqual([50]);
    const filter = { attemptResult: ['FAILED'] };
    const { figures } = await world.summary(makeFinalQuizReport, { ...onDay, filter });
    expect(figures).toMatchObject({ attempts: 3, passed: 0 });
  });

  it('sorts by each column, with nothing to tell at the end', async () => {
    const by = (column: string, direction: 'asc' | 'desc') =>
      scores({ sorting: { column, direction } });
    expect(await by('percent', 'asc')).toEqual([0, 50, 79.99, 100, null]);
    expect(await by('percent', 'desc')).toEqual([100, 79.99, 50, 0, null]);
    expect(await by('submittedAt', 'asc')).toEqual([79.99, 50, 0, null, 100]);
    const ids = (await read({ sorting: { column: 'timeTaken', direction: 'asc' } })).map(
      ({ id }) => id,
    );
    expect(ids).toEqual([...ids].sort());
    const back = await read({ sorting: { column: 'timeTaken', direction: 'desc' } });
    expect(back.map(({ id }) => id)).toEqual([...ids].reverse());
  });
});
