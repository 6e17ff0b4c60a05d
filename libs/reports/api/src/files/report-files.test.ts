import { apiBase, type Problem } from '@lms/contract';
import type { ReportFile, ReportFileLink } from '@lms/reports/contract';
import { jobs, notifications, reportFiles, users } from '@lms/server/database';
import { createJobQueue } from '@lms/server/platform';
import { type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/app';
import { makeSmallReport } from '../../testing/small-report';
import { createReportRegistry } from '../report-registry';
import { createFileStore } from './file-store';
import { writeFileJob } from './write-file-job';

const reports = {
  'course-report': makeSmallReport('course-report', 1_200),
  'live-log-report': makeSmallReport('live-log-report', 10),
};
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({}, { rateLimits: false, reports });
});
afterEach(() => test.close());

const input = { report: 'course-report', query: {}, format: 'csv', language: 'en' };
const ask = async (body: object = input, by = test.users.orgAdmin) => {
  const answer = await test.as(by).post('/report-file', body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<ReportFile>();
};
const read = async (id: string, by = test.users.orgAdmin) =>
  (await test.as(by).get(`/report-file/${id}`)).json<ReportFile>();
const linkOf = async (id: string, by = test.users.orgAdmin) =>
  (await test.as(by).get(`/report-file/${id}/link`)).json<ReportFileLink>();
const fetchLink = (url: string, headers?: Record<string, string>) =>
  test.anonymous.get(url.replace(apiBase, ''), { headers });
const folder = () => join(test.deps.config.dataDir, 'reports');
const codeOf = (answer: { json: () => unknown }) => (answer.json() as Problem).code;

describe('a file of a report', () => {
  it('is written by the queue, told of and fetched by a link', async () => {
    const { id, status } = await ask();
    expect(status).toBe('QUEUED');
    const early = await test.as(test.users.orgAdmin).get(`/report-file/${id}/link`);
    expect([early.statusCode, codeOf(early)]).toEqual([409, 'reportFile.notReady']);
    await test.deps.queue.runDue();
    const file = await read(id);
    expect(file).toMatchObject({ status: 'READY', rowsDone: 1_200, rowsTotal: 1_200 });
    expect(Object.keys(file)).not.toContain('view');
    const [told] = await test.db.select().from(notifications);
    expect(told).toMatchObject({
      userId: test.users.orgAdmin.id,
      kind: 'REPORT_READY',
      params: { fileName: file.fileName },
      link: '/reports-management/course-report?files=1',
    });
    const { url } = await linkOf(id);
    const answer = await fetchLink(url);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${file.fileName}"`);
    expect(answer.headers['content-length']).toBe(String(file.size));
    expect(answer.body.split('\r\n')).toHaveLength(1_202);
    expect(answer.body).not.toContain('Another Organization');
    expect(existsSync(join(test.deps.config.dataDir, 'media', id))).toBe(false);
  });

  it('has its own link refused when that is forged, for another file or too old', async () => {
    const [first, second] = [await ask(), await ask()];
    await test.deps.queue.runDue();
    const { url } = await linkOf(first.id);
    const forged = [
      url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace('signature=', 'signature=x'),
      url.replace(first.id, second.id),
      url.replace(/(sessionId=)[^&]+/, `$1${second.id}`),
      url.replace(/expires=\d+/, 'expires=9999999999'),
    ];
    for (const one of forged) expect((await fetchLink(one)).statusCode, one).toBe(404);
    expect((await fetchLink(url.replace('expires=', 'expires=-'))).statusCode).toBe(400);
    test.clock.advance(15 * 60_000);
    const late = await fetchLink(url);
    expect([late.statusCode, codeOf(late)]).toEqual([403, 'reportFile.linkExpired']);
    const opened = await fetchLink(url, { accept: 'text/html,*/*;q=0.8' });
    expect([opened.statusCode, opened.headers.location]).toEqual([
      302,
      '/reports-management/course-report?files=1',
    ]);
  });

  it('is for its owner alone, as long as the owner sees the same rows', async () => {
    const { id } = await ask();
    await test.deps.queue.runDue();
    const { url } = await linkOf(id);
    for (const by of [test.users.system, test.users.otherOrgAdmin]) {
      for (const path of ['', '/link']) {
        expect((await test.as(by).get(`/report-file/${id}${path}`)).statusCode).toBe(404);
      }
      expect((await test.as(by).put(`/report-file/${id}/cancel`)).statusCode).toBe(404);
      expect((await test.as(by).get('/report-file')).json()).toEqual([]);
    }
    await test.db
      .update(users)
      .set({ organizationId: test.organizations.other.id })
      .where(eq(users.id, test.users.orgAdmin.id));
    expect((await test.as(test.users.orgAdmin).get('/report-file')).json()).toEqual([]);
    expect((await fetchLink(url)).statusCode).toBe(404);
  });

  it('holds no rows of a foreign organization, and is refused where its report is', async () => {
    const filter = { organizationId: test.organizations.other.id };
    const { id } = await ask({ ...input, query: { filter } });
    await test.deps.queue.runDue();
    expect(await read(id)).toMatchObject({ status: 'READY', rowsTotal: 0 });
    const as = test.as(test.users.orgAdmin);
    const system = { ...input, report: 'live-log-report' };
    expect((await as.post('/report-file', system)).statusCode).toBe(403);
    const odd = await as.post('/report-file', { ...input, columns: ['password'] });
    expect(odd.json()).toMatchObject({ errors: [{ field: 'columns[0]', code: 'oneOf' }] });
  });

  it('is not written when its owner has lost the organization meanwhile', async () => {
    const { id } = await ask();
    await test.db
      .update(users)
      .set({ organizationId: test.organizations.other.id })
      .where(eq(users.id, test.users.orgAdmin.id));
    await test.deps.queue.runDue();
    const [file] = await test.db.select().from(reportFiles).where(eq(reportFiles.id, id));
    expect(file?.status).toBe('FAILED');
  });

  it('ends when it is cancelled, however often, before and while it is written', async () => {
    const cancel = (id: string) => test.as(test.users.orgAdmin).put(`/report-file/${id}/cancel`);
    const waiting = await ask();
    expect((await cancel(waiting.id)).statusCode).toBe(200);
    expect((await cancel(waiting.id)).statusCode).toBe(200);
    await test.deps.queue.runDue();
    expect(await read(waiting.id)).toMatchObject({ status: 'CANCELLED', rowsDone: 0 });

    const running = await ask();
    const write = createFileStore(test.deps);
    const slow: typeof write = {
      ...write,
      async write(id, attempt, chunks) {
        await cancel(id);
        return write.write(id, attempt, chunks);
      },
    };
    writeFileJob(test.deps, createReportRegistry(test.deps, reports), slow);
    await test.deps.queue.runDue();
    expect((await read(running.id)).status).toBe('CANCELLED');
    expect(readdirSync(folder())).toEqual([]);
    expect(await test.db.$count(notifications)).toBe(0);

    writeFileJob(test.deps, createReportRegistry(test.deps, reports), write);
    const ready = await ask();
    await test.deps.queue.runDue();
    const late = await cancel(ready.id);
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'entity.transitionRefused']);
  });

  it('is written again after a worker was killed, and never ready by half', async () => {
    const { id } = await ask();
    const killed = createJobQueue({ database: test.database, now: test.clock.now });
    const store = createFileStore(test.deps);
    let stall = () => {};
    const stalled = new Promise<void>((resolve) => (stall = resolve));
    const half: typeof store = {
      ...store,
      write: (file, attempt, chunks) =>
        store.write(
          file,
          attempt,
          (async function* () {
            for await (const chunk of chunks) {
              yield chunk;
              stall();
              await new Promise(() => {});
            }
          })(),
        ),
    };
    const deps = { ...test.deps, queue: killed };
    writeFileJob(deps, createReportRegistry(deps, reports), half);
    void killed.runDue();
    await stalled;
    expect((await read(id)).status).toBe('RUNNING');
    expect(existsSync(join(folder(), id))).toBe(false);

    test.clock.advance(60_000);
    await test.deps.queue.runDue();
    const file = await read(id);
    expect(file).toMatchObject({ status: 'READY', rowsDone: 1_200 });
    const { rawPayload } = await fetchLink((await linkOf(id)).url);
    expect(rawPayload.length).toBe(file.size);
  });

  it('fails after three tries, and says so', async () => {
    const { id } = await ask();
    const store = createFileStore(test.deps);
    const write = vi.fn(() => Promise.reject(new Error('disk full')));
    writeFileJob(test.deps, createReportRegistry(test.deps, reports), { ...store, write });
    for (let tries = 0; tries < 4; tries += 1) {
      await test.deps.queue.runDue();
      test.clock.advance(60_000);
    }
    expect(write).toHaveBeenCalledTimes(3);
    expect((await read(id)).status).toBe('FAILED');
    const [told] = await test.db.select().from(notifications);
    expect(told?.kind).toBe('REPORT_FAILED');
  });

  it('is kept for seven days', async () => {
    const { id } = await ask();
    await test.deps.queue.runDue();
    expect(existsSync(join(folder(), id))).toBe(true);
    for (let day = 0; day < 8; day += 1) {
      test.clock.advance(24 * 60 * 60_000);
      await test.deps.queue.runDue();
    }
    const [file] = await test.db.select().from(reportFiles).where(eq(reportFiles.id, id));
    expect(file?.status).toBe('EXPIRED');
    expect(existsSync(join(folder(), id))).toBe(false);
    const sweeps = await test.db.select().from(jobs).where(eq(jobs.kind, 'sweep-report-files'));
    expect(sweeps.filter(({ finishedAt }) => !finishedAt)).toHaveLength(1);
  });

  it('waits its turn when somebody asks for too many', async () => {
    for (let count = 0; count < 5; count += 1) await ask();
    const sixth = await test.as(test.users.orgAdmin).post('/report-file', input);
    expect(sixth.statusCode).toBe(429);
    expect(sixth.headers['retry-after']).toBe('60');
  });
});
