import type {
  ReportSchedule,
  ReportScheduleInput,
  ReportScheduleUpdate,
} from '@lms/reports/contract';
import { chooseFromMenu, chooseOption, onCall, problem } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { courseRow, rowId, showReport, widen } from '../../testing/reports';

const rahima = { id: rowId(7), name: 'Rahima Khatun', email: 'rahima@skills.example' };
let schedules: ReportSchedule[] = [];
const sent: ReportScheduleInput[] = [];
const take = ({ body }: { body: unknown }) => {
  const { recipientIds, ...input } = body as ReportScheduleInput;
  sent.push({ recipientIds, ...input });
  const entity = { id: rowId(6), createdAt: '', updatedAt: '', version: 1 };
  const state = { author: 'Somebody', stopReason: null, pausedAt: null, lastRunAt: null };
  const times = { nextRunAt: '2026-09-06T00:00:00.000Z' };
  schedules = [
    { ...entity, ...state, ...times, ...input, recipients: [rahima], lostRecipients: 0 },
  ];
  return { id: rowId(6) };
};

beforeEach(() => {
  widen();
  schedules = [];
  sent.length = 0;
  onCall('get', '/report-schedule', () => schedules);
  onCall('get', '/report-schedule/recipients', [rahima]);
  onCall('post', '/report-schedule', take);
  onCall('put', '/report-schedule/:id', take);
  onCall('delete', '/report-schedule/:id', () => {
    schedules = [];
    return null;
  });
});

it('proposes its author as recipient of a new schedule', async () => {
  const author = { id: rowId(9), name: 'Somebody', email: 'somebody@test.lms' };
  onCall('get', '/report-schedule/recipients', [rahima, author]);
  const { user } = await showReport('course-report', { rows: [courseRow] });
  await chooseFromMenu(user, 'Export', 'Scheduled delivery');
  const dialog = await screen.findByRole('dialog', { name: 'Scheduled delivery' });
  await user.click(await within(dialog).findByRole('button', { name: 'New schedule' }));
  expect(await within(dialog).findByRole('checkbox', { name: /Somebody/ })).toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: /Rahima/ })).not.toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.map(({ recipientIds }) => recipientIds)).toEqual([[author.id]]));
});

it('mails what the report shows to whom the reader chooses, until it is deleted', async () => {
  const search = '?filter.courseStatus=ACTIVE';
  const { user } = await showReport('course-report', { rows: [courseRow], search });
  await chooseFromMenu(user, 'Export', 'Scheduled delivery');
  const dialog = await screen.findByRole('dialog', { name: 'Scheduled delivery' });
  const open = (name: string) => within(dialog).findByRole('button', { name });
  await user.click(await open('New schedule'));
  await user.click(await open('Save'));
  expect(sent).toEqual([]);
  expect(within(dialog).getAllByText('Choose at least one recipient')[0]).toBeVisible();
  await user.click(await within(dialog).findByRole('checkbox', { name: /Rahima Khatun/ }));
  await chooseOption(user, within(dialog).getByLabelText('Format'), 'PDF');
  await user.click(await open('Save'));
  expect(await within(dialog).findByText(/Weekly · PDF · Rahima Khatun/)).toBeVisible();
  expect(sent).toEqual([
    {
      report: 'course-report',
      name: 'Course Report',
      frequency: 'WEEKLY',
      format: 'pdf',
      language: 'en',
      recipientIds: [rahima.id],
      query: { filter: { courseStatus: 'ACTIVE' } },
    },
  ]);
  await user.click(await open('Edit “Course Report”'));
  await chooseOption(user, within(dialog).getByLabelText('How often'), 'Daily');
  await user.click(await open('Save'));
  expect(await within(dialog).findByText(/Daily · PDF/)).toBeVisible();
  expect(sent[1]?.query).toEqual({ filter: { courseStatus: 'ACTIVE' } });
  await user.click(await open('Delete “Course Report”'));
  expect(within(dialog).getByRole('alert')).toHaveTextContent(/no longer send this report/);
  await user.click(await open('Delete'));
  expect(await within(dialog).findByText('This report has no schedules yet.')).toBeVisible();
});

it('leaves the focus on what took the place of what was pressed', async () => {
  const { user } = await showReport('course-report', { rows: [courseRow] });
  await chooseFromMenu(user, 'Export', 'Scheduled delivery');
  const dialog = await screen.findByRole('dialog', { name: 'Scheduled delivery' });
  const press = async (name: string) => {
    (await within(dialog).findByRole('button', { name })).focus();
    await user.keyboard('{Enter}');
  };
  const expectFocus = async (role: 'group' | 'button', name: string) => {
    const element = await within(dialog).findByRole(role, { name });
    await waitFor(() => expect(element).toHaveFocus());
  };
  await press('New schedule');
  await expectFocus('group', 'New schedule');
  await user.click(await within(dialog).findByRole('checkbox', { name: /Rahima Khatun/ }));
  await press('Save');
  await expectFocus('group', 'Scheduled delivery');
  await press('Edit “Course Report”');
  await expectFocus('group', 'Course Report');
  await press('Cancel');
  await expectFocus('group', 'Scheduled delivery');
  await press('Delete “Course Report”');
  await press('Cancel');
  const remove = 'Delete “Course Report”';
  await expectFocus('button', remove);
  await press(remove);
  await press('Delete');
  expect(await within(dialog).findByText('This report has no schedules yet.')).toBeVisible();
  await expectFocus('button', 'New schedule');
});

it('keeps what a schedule holds when it is edited, unless the reader takes what is shown now', async () => {
  const held = { filter: { courseStatus: 'DRAFT' } };
  take({
    body: {
      report: 'course-report',
      name: 'Drafts',
      frequency: 'DAILY',
      format: 'csv',
      language: 'en',
      recipientIds: [rahima.id],
      query: held,
    },
  });
  const { user } = await showReport('course-report', {
    rows: [courseRow],
    search: '?filter.courseStatus=ACTIVE',
  });
  await chooseFromMenu(user, 'Export', 'Scheduled delivery');
  const edit = async () => user.click(await screen.findByRole('button', { name: 'Edit “Drafts”' }));
  const save = async () => {
    const before = sent.length;
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(before + 1));
  };
  await edit();
  await save();
  expect(sent.at(-1)?.query).toEqual(held);
  await edit();
  await user.click(
    screen.getByRole('checkbox', { name: 'Replace them with what the report shows now' }),
  );
  await save();
  expect(sent.at(-1)?.query).toEqual({ filter: { courseStatus: 'ACTIVE' } });
});

it('offers to combine what was typed with what another tab saved meanwhile', async () => {
  const held = { filter: { courseStatus: 'DRAFT' } };
  const state = { report: 'course-report', format: 'csv', language: 'en', query: {} } as const;
  const stored = { ...state, name: 'Drafts', frequency: 'DAILY', recipientIds: [rahima.id] };
  take({ body: stored });
  onCall('put', '/report-schedule/:id', ({ body }) => {
    const { version } = body as ReportScheduleUpdate;
    if (version === 7) return take({ body });
    return problem(409, 'entity.conflict', { savedBy: { name: 'Karim', at: '2026-09-01T00:00Z' } });
  });
  const { user } = await showReport('course-report', { rows: [courseRow] });
  await chooseFromMenu(user, 'Export', 'Scheduled delivery');
  await user.click(await screen.findByRole('button', { name: 'Edit “Drafts”' }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Mine');
  take({ body: { ...stored, name: 'Theirs', frequency: 'MONTHLY', query: held } });
  schedules = schedules.map((one) => ({ ...one, version: 7 }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Karim saved this/)).toBeVisible();
  expect(name).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Combine both versions' }));
  expect(await screen.findByText(/was saved elsewhere as: Theirs/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ version: 7, name: 'Mine' }));
  expect(sent.at(-1)).toMatchObject({ frequency: 'MONTHLY', query: held });
});

it('is paused and resumed, and says that it is paused', async () => {
  const state = { report: 'course-report', format: 'csv', language: 'en', query: {} } as const;
  take({ body: { ...state, name: 'Drafts', frequency: 'DAILY', recipientIds: [rahima.id] } });
  const become = (pausedAt: string | null) => () => {
    schedules = schedules.map((one) => ({ ...one, pausedAt }));
    return { id: rowId(6) };
  };
  onCall('put', '/report-schedule/:id/pause', become('2026-09-01T00:00:00.000Z'));
  onCall('put', '/report-schedule/:id/resume', become(null));
  const { user } = await showReport('course-report', { rows: [courseRow] });
  await chooseFromMenu(user, 'Export', 'Scheduled delivery');
  await user.click(await screen.findByRole('button', { name: 'Pause “Drafts”' }));
  const paused = await screen.findByText(/Nothing has been sent since Sep 1, 2026/);
  expect(paused).toHaveTextContent(/^Paused/);
  expect(screen.queryByText(/Next:/)).toBeNull();
  const resume = screen.getByRole('button', { name: 'Resume “Drafts”' });
  expect(resume).toHaveFocus();
  await user.click(resume);
  expect(await screen.findByText(/Next:/)).toBeVisible();
  expect(screen.queryByText('Paused')).toBeNull();
});

it('says so when the schedule to combine with was deleted', async () => {
  const state = { report: 'course-report', format: 'csv', language: 'en', query: {} } as const;
  take({ body: { ...state, name: 'Drafts', frequency: 'DAILY', recipientIds: [rahima.id] } });
  onCall('put', '/report-schedule/:id', () => problem(409, 'entity.conflict'));
  const { user } = await showReport('course-report', { rows: [courseRow] });
  await chooseFromMenu(user, 'Export', 'Scheduled delivery');
  await user.click(await screen.findByRole('button', { name: 'Edit “Drafts”' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  schedules = [];
  await user.click(await screen.findByRole('button', { name: 'Combine both versions' }));
  expect(await screen.findByText(/It may have been removed/)).toBeVisible();
});

it('says who no longer receives it, and promises nothing when it is for nobody', async () => {
  const state = { report: 'course-report', format: 'csv', language: 'en', query: {} } as const;
  take({ body: { ...state, name: 'Drafts', frequency: 'DAILY', recipientIds: [rahima.id] } });
  schedules = schedules.flatMap((one) => [
    { ...one, lostRecipients: 1 },
    { ...one, id: rowId(5), name: 'Orphans', recipients: [], lostRecipients: 2 },
  ]);
  const { user } = await showReport('course-report', { rows: [courseRow] });
  await chooseFromMenu(user, 'Export', 'Scheduled delivery');
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('li');
  const some = await rowOf('Drafts');
  const none = await rowOf('Orphans');
  expect(some).toHaveTextContent(
    /Daily · CSV · Rahima Khatun · 1 recipient no longer receives it · Next:/,
  );
  expect(some).not.toHaveTextContent('Nobody');
  expect(none).toHaveTextContent(
    'No one receives it. Choose its recipients; otherwise it stops at the next run.',
  );
  expect(none).not.toHaveTextContent(/Next:|no longer/);
});

it('says why it has stopped to whoever comes by the notification, and starts again', async () => {
  take({
    body: {
      report: 'course-report',
      name: 'Drafts',
      frequency: 'DAILY',
      format: 'csv',
      language: 'en',
      recipientIds: [rahima.id],
      query: {},
    },
  });
  schedules = schedules.map((one) => ({
    ...one,
    author: 'Karim Sheikh',
    stopReason: 'AUTHOR_INACTIVE',
  }));
  const { user, location } = await showReport('course-report', {
    rows: [courseRow],
    search: '?schedules=1',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Scheduled delivery' });
  const stopped = await within(dialog).findByText(
    /Nothing is sent until it is restarted: its author’s account was not active\.$/,
  );
  expect(stopped).toHaveTextContent(/^Stopped/);
  expect(within(dialog).getByText(/By Karim Sheikh/)).toBeVisible();
  expect(within(dialog).queryByText(/Next:/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Restart “Drafts”' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/Next:/)).toBeVisible();
  expect(within(dialog).queryByText('Stopped')).toBeNull();
  expect(sent).toHaveLength(2);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location()).not.toContain('schedules'));
});
