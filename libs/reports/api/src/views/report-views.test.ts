import type { ReportView } from '@lms/reports/contract';
import { type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { makeSmallReport } from '../../testing/small-report';

const reports = {
  'course-report': makeSmallReport('course-report', 3),
  'live-log-report': makeSmallReport('live-log-report', 3),
};
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, { rateLimits: false, reports });
});
afterAll(() => test.close());

const keep = (body: object, by = test.users.orgAdmin) => {
  const view = { report: 'course-report', query: {}, name: 'Mine', ...body };
  return test.as(by).post('/report-view', view);
};
const list = async (by = test.users.orgAdmin) =>
  (await test.as(by).get('/report-view?report=course-report')).json<ReportView[]>();

describe('views of a report', () => {
  it('are kept by name, one replacing that of the same name, for their reader alone', async () => {
    const query = { filter: { range: 'thisMonth' }, searchTerm: 'web' };
    expect((await keep({ query })).statusCode).toBe(201);
    expect((await keep({ query, columns: ['course'] })).statusCode).toBe(201);
    const [view, ...more] = await list();
    expect(more).toEqual([]);
    expect(view).toMatchObject({ name: 'Mine', query, columns: ['course'] });
    expect(await list(test.users.system)).toEqual([]);
    const path = `/report-view/${view?.id}`;
    expect((await test.as(test.users.system).delete(path)).statusCode).toBe(404);
    expect((await test.as(test.users.orgAdmin).delete(path)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('name only what their report has, and only reports that the reader sees', async () => {
    const odd = await keep({ query: { filter: { secret: 'x' } } });
    expect(odd.json()).toMatchObject({
      errors: [{ field: 'query.filter.secret', code: 'unknown' }],
    });
    expect((await keep({ columns: ['password'] })).statusCode).toBe(400);
    expect((await keep({ report: 'live-log-report' })).statusCode).toBe(403);
    expect((await keep({ report: 'final-quiz-report' })).statusCode).toBe(404);
  });

  it('take another name from their reader, if it is free', async () => {
    const id = (await keep({ name: 'Old', query: { searchTerm: 'web' } })).json<{ id: string }>()
      .id;
    await keep({ name: 'Other' });
    const rename = (name: string, by = test.users.orgAdmin) =>
      test.as(by).put(`/report-view/${id}`, { name });
    expect((await rename('Theirs', test.users.system)).statusCode).toBe(404);
    expect((await rename('Other')).json()).toMatchObject({ code: 'entity.duplicate' });
    expect((await rename('New')).statusCode).toBe(200);
    const [view, other] = await list();
    expect(view).toMatchObject({ id, name: 'New', query: { searchTerm: 'web' } });
    await Promise.all(
      [view, other].map((one) => test.as(test.users.orgAdmin).delete(`/report-view/${one?.id}`)),
    );
  });

  it('are at most twenty', async () => {
    for (let n = 1; n <= 20; n += 1)
      expect((await keep({ name: `View ${n}` })).statusCode).toBe(201);
    const answer = await keep({ name: 'One more' });
    expect(answer.json()).toMatchObject({ errors: [{ field: 'name', code: 'max' }] });
    expect(await list()).toHaveLength(20);
  });
});
