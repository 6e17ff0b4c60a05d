import type { ReportFile } from '@lms/reports/contract';
import { jobs, notifications, reportFiles } from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { readdirSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../../testing/app';
import { makeSmallReport } from '../../testing/small-report';
import { createReportRegistry } from '../report-registry';
import { createFileStore, type FileStore } from './file-store';
import { startFile } from './start-file';
import { writeFileJob } from './write-file-job';

const reports = {
  // Rows of each of two organizations.
  'course-report': makeSmallReport('course-report', 50_001),
  'live-log-report': makeSmallReport('live-log-report', 10),
};
let test: TestApp;
let store: FileStore;
const writeWith = (other: Partial<FileStore> = {}) =>
  writeFileJob(test.deps, createReportRegistry(test.deps, reports), { ...store, ...other });
beforeAll(async () => {
  test = await createTestApp({}, { rateLimits: false, reports });
  store = createFileStore(test.deps);
});
beforeEach(async () => {
  await test.db.delete(notifications);
  writeWith();
});
afterAll(() => test.close());

const system = () => test.as(test.users.system);
const folder = () => join(test.deps.config.dataDir, 'reports');
const ask = async (more: object = {}) => {
  const input = { report: 'live-log-report', query: {}, format: 'csv', language: 'en', ...more };
  return (await system().post('/report-file', input)).json<ReportFile>().id;
};
const read = async (id: string) => (await system().get(`/report-file/${id}`)).json<ReportFile>();
const toldKinds = async () => (await test.db.select().from(notifications)).map(({ kind }) => kind);

it('says that a document would be too long, and begins none', async () => {
  const write = vi.fn(() => Promise.resolve(0));
  writeWith({ write });
  const input = { report: 'course-report', query: {}, format: 'pdf', language: 'en' } as const;
  const asked = await system().post('/report-file', input);
  expect(asked.statusCode).toBe(409);
  expect(asked.json()).toMatchObject({ code: 'reportFile.tooManyRows' });
  expect(await test.db.$count(reportFiles)).toBe(0);
  // A schedule asks for it whatever there is by then.
  const { id } = await startFile(test.db, test.deps, {
    ...input,
    userId: test.users.system.id,
    view: 'all',
  });
  await test.deps.queue.runDue();
  expect(await read(id)).toMatchObject({ status: 'FAILED', failure: 'reportFile.tooManyRows' });
  expect(write).not.toHaveBeenCalled();
  expect(await toldKinds()).toEqual(['REPORT_FAILED']);
  const direct = await system().get('/report/course-report/export?format=pdf&language=en');
  expect(direct.statusCode).toBe(409);
  expect(direct.json()).toMatchObject({ code: 'reportFile.tooManyRows' });
});

it('leaves the rest of the disc to everything else, and says so', async () => {
  writeWith(createFileStore(test.deps, Number.MAX_SAFE_INTEGER));
  const id = await ask();
  await test.deps.queue.runDue();
  expect(await read(id)).toMatchObject({ status: 'FAILED', failure: 'reportFile.noSpace' });
  expect(readdirSync(folder())).toEqual([]);
  expect(await toldKinds()).toEqual(['REPORT_FAILED']);
});

it('removes what a killed server left of a file before it writes it again', async () => {
  const id = await ask();
  await mkdir(folder(), { recursive: true });
  writeFileSync(join(folder(), `${id}.1.part`), 'half');
  await test.db.update(jobs).set({ attempts: 1 });
  await test.deps.queue.runDue();
  expect(await read(id)).toMatchObject({ status: 'READY', failure: null });
  expect(readdirSync(folder())).toEqual([id]);
});

it('gives up a file that ended the server three times', async () => {
  const write = vi.fn(() => Promise.resolve(0));
  writeWith({ write });
  const id = await ask();
  await test.db.update(jobs).set({ attempts: 3 });
  await test.deps.queue.runDue();
  expect(write).not.toHaveBeenCalled();
  expect(await read(id)).toMatchObject({ status: 'FAILED' });
  expect(await toldKinds()).toEqual(['REPORT_FAILED']);
});
