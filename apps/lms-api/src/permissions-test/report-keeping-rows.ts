import { apiBase } from '@lms/contract';
import { createFileStore } from '@lms/reports/api';
import { reportsPermissions } from '@lms/reports/contract';
import { reportFiles, reportViews } from '@lms/server/database';
import { eq } from 'drizzle-orm';
import type { Aim, Call, CallRow, CallRows } from './call-row';

const access = reportsPermissions['report.keep'];
const state = { report: 'course-report', query: {} };
const fileInput = { ...state, format: 'csv', language: 'en' };
const ofReport = { query: '?report=course-report' };

const keeping = (
  call: (at: Aim) => Promise<Call> | Call,
  more: Partial<CallRow> = {},
): CallRow => ({
  access,
  aim: call,
  ...more,
});
const aimless = (call: Call, done = 200) => keeping(() => call, { done, foreign: 'none' });

const made = async ({ world, owner }: Aim, path: string, body: object) => {
  const response = await world.signedIn(owner).post(path, body);
  if (response.statusCode !== 201) throw new Error(`${path}: ${response.body}`);
  return { params: { id: response.json<{ id: string }>().id } };
};
const file = (at: Aim) => made(at, '/report-file', fileInput);
const readyFile = async (at: Aim) => {
  const { params } = await file(at);
  const { id } = params;
  const write = createFileStore(at.world.test.deps).write;
  const bytes = async function* () {
    yield 'a,b\r\n';
  };
  const size = await write(id, 1, bytes());
  await at.world.db
    .update(reportFiles)
    .set({ status: 'READY', size })
    .where(eq(reportFiles.id, id));
  return { params };
};
/** Makes a view in the place of those before: their number has a limit. */
const view = async (at: Aim) => {
  await at.world.db.delete(reportViews).where(eq(reportViews.userId, at.owner.id));
  return made(at, '/report-view', { ...state, name: at.side.name('view') });
};
const scheduleInput = ({ owner, side }: Aim) => ({
  ...fileInput,
  name: side.name('schedule'),
  frequency: 'DAILY',
  recipientIds: [owner.id],
});
const schedule = (at: Aim) => made(at, '/report-schedule', scheduleInput(at));
const pausedSchedule = async (at: Aim) => {
  const { params } = await schedule(at);
  const paused = await at.world.signedIn(at.owner).put(`/report-schedule/${params.id}/pause`);
  if (paused.statusCode !== 200) throw new Error(paused.body);
  return { params };
};

/** Calls on a reader's files, views and schedules, which nobody else reaches, whatever the role. */
export const reportKeepingRows: CallRows = {
  'POST /report-file': aimless({ body: fileInput }, 201),
  'GET /report-file': aimless({}),
  'GET /report-file/:id': keeping(file),
  'PUT /report-file/:id/cancel': keeping(file),
  'GET /report-file/:id/link': keeping(readyFile),
  'GET /report-file/:id/content': {
    access: 'public',
    aim: async (anybody) => {
      const at = { ...anybody, owner: await anybody.side.person('ROLE_ORGADMIN') };
      const { params } = await readyFile(at);
      const link = await at.world.signedIn(at.owner).get(`/report-file/${params.id}/link`);
      const { search } = new URL(link.json<{ url: string }>().url, `http://test${apiBase}`);
      return { params, query: search };
    },
  },
  'GET /report-view': aimless(ofReport),
  'POST /report-view': aimless({ body: { ...state, name: 'Ours' } }, 201),
  'PUT /report-view/:id': keeping(async (at) => ({
    ...(await view(at)),
    body: { name: at.side.name('other view') },
  })),
  'DELETE /report-view/:id': keeping(view, { done: 204 }),
  'GET /report-schedule': aimless(ofReport),
  'GET /report-schedule/recipients': {
    ...aimless(ofReport),
    access: reportsPermissions['report.read'],
  },
  'POST /report-schedule': keeping((at) => ({ body: scheduleInput(at) }), {
    done: 201,
    foreign: 'none',
  }),
  'PUT /report-schedule/:id': keeping(async (at) => ({
    ...(await schedule(at)),
    body: { ...scheduleInput(at), recipientIds: [at.caller.id], version: 1 },
  })),
  'PUT /report-schedule/:id/pause': keeping(schedule),
  'PUT /report-schedule/:id/resume': keeping(pausedSchedule),
  'DELETE /report-schedule/:id': keeping(schedule, { done: 204 }),
};
