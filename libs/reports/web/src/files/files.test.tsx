import type { ReportFile } from '@lms/reports/contract';
import { chooseFromMenu, onCall, problem, receivedCalls } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { courseRow, rowId, showReport, widen } from '../../testing/reports';

const buildFile = (more: Partial<ReportFile> = {}): ReportFile => ({
  id: rowId(1),
  createdAt: '',
  updatedAt: '',
  version: 1,
  report: 'course-report',
  format: 'csv',
  fileName: 'course-report.csv',
  rowsDone: 0,
  rowsTotal: null,
  size: null,
  readyAt: null,
  expiresAt: null,
  failure: null,
  scheduleId: null,
  status: 'QUEUED',
  ...more,
});
const ready: Partial<ReportFile> = {
  status: 'READY',
  rowsDone: 2000,
  rowsTotal: 2000,
  size: 120_000,
  expiresAt: '2026-09-01T00:00:00.000Z',
};

it('writes all that matches in the shown columns, tells how far it is, and leads to the file', async () => {
  widen();
  let file = buildFile();
  onCall('post', '/report-file', () => file);
  onCall('get', '/report-file', () => [file]);
  const { user, location } = await showReport('course-report', {
    rows: [courseRow],
    total: 1_000,
    search: '?filter.range=today&hide=provider,category',
  });
  await chooseFromMenu(user, 'Export', 'Export as CSV');
  const dialog = await screen.findByRole('dialog', { name: 'Your report files' });
  expect(location()).toContain('files=1');
  expect(receivedCalls.find(({ path }) => path === '/report-file')?.body).toMatchObject({
    report: 'course-report',
    format: 'csv',
    language: 'en',
    query: { filter: { range: 'today' } },
    columns: expect.not.arrayContaining(['provider', 'category']),
  });
  expect(await within(dialog).findByText('Queued')).toBeVisible();
  file = buildFile({ status: 'RUNNING', rowsDone: 500, rowsTotal: 2000 });
  expect(await within(dialog).findByText('500 of 2,000 rows')).toBeVisible();
  const bar = within(dialog).getByRole('progressbar', { name: /Progress of course-report.csv/ });
  expect(bar).toHaveAttribute('value', '500');
  file = buildFile(ready);
  expect(
    await within(dialog).findByText('The file course-report.csv is ready.'),
  ).toBeInTheDocument();
  expect(within(dialog).getByText(/2,000 rows · 120 kB · Kept until Sep 1, 2026/)).toBeVisible();

  const links: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    links.push(this.getAttribute('href') ?? '');
  });
  onCall('get', '/report-file/:id/link', { url: '/lms-web/api/report-file/x', expiresAt: '' });
  await user.click(within(dialog).getByRole('button', { name: 'Download course-report.csv' }));
  await waitFor(() => expect(links).toEqual(['/lms-web/api/report-file/x']));
});

it('offers other formats where a PDF would be too long, and queues none', async () => {
  onCall('post', '/report-file', () => problem(409, 'reportFile.tooManyRows'));
  const { user, location } = await showReport('course-report', {
    rows: [courseRow],
    total: 100_001,
  });
  await chooseFromMenu(user, 'Export', 'Export as PDF');
  expect(await screen.findByText(/a PDF can hold 100,000.* A CSV file can hold all/)).toBeVisible();
  expect(location()).not.toContain('files');
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('an export of less than 1,000 rows', () => {
  const exportCsv = async () => {
    const view = await showReport('course-report', {
      rows: [courseRow],
      total: 999,
      search: '?filter.range=today&hide=provider,category',
    });
    await screen.findByText('Excel for Everyone');
    await chooseFromMenu(view.user, 'Export', 'Export as CSV');
    return view;
  };

  it('is downloaded at once, and leaves the reader at the report', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    onCall('get', '/report/course-report/export', () => {
      const named = { 'content-disposition': 'attachment; filename="courses.csv"' };
      return new Response('Course', { headers: named });
    });
    const { location } = await exportCsv();
    expect(await screen.findByText('courses.csv was downloaded.')).toBeVisible();
    expect(saved).toEqual(['courses.csv']);
    const [call] = receivedCalls.filter(({ path }) => path.endsWith('/export'));
    expect(call?.query.get('format')).toBe('csv');
    expect(JSON.parse(call?.query.get('query') ?? '')).toMatchObject({
      filter: { range: 'today' },
    });
    expect(call?.query.get('columns')).not.toContain('provider');
    expect(location()).not.toContain('files=1');
    const button = screen.getByRole('button', { name: 'Export' });
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('becomes a file while the server is busy with others', async () => {
    onCall('get', '/report/course-report/export', () => problem(429, 'request.tooMany'));
    onCall('post', '/report-file', buildFile());
    onCall('get', '/report-file', [buildFile()]);
    await exportCsv();
    const dialog = await screen.findByRole('dialog', { name: 'Your report files' });
    expect(await within(dialog).findByText('Queued')).toBeVisible();
  });
});

it('ends a file that is being written, and shows those that have expired as such', async () => {
  let first = buildFile({ status: 'RUNNING', rowsDone: 1, rowsTotal: 9 });
  const old = buildFile({ id: rowId(2), fileName: 'old.pdf', status: 'EXPIRED' });
  onCall('get', '/report-file', () => [first, old]);
  onCall('put', '/report-file/:id/cancel', () => (first = buildFile({ status: 'CANCELLED' })));
  const { user } = await showReport('course-report', { search: '?files=1' });
  const dialog = await screen.findByRole('dialog', { name: 'Your report files' });
  expect(await within(dialog).findByText('Expired · Export the report again.')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: /Download/ })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel course-report.csv' }));
  expect(await within(dialog).findByText('Cancelled')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus();
});

it('says why a file could not be written', async () => {
  const failed: Partial<ReportFile> = { status: 'FAILED', failure: 'reportFile.tooManyRows' };
  onCall('get', '/report-file', () => [buildFile(failed)]);
  await showReport('course-report', { search: '?files=1' });
  const dialog = await screen.findByRole('dialog', { name: 'Your report files' });
  expect(await within(dialog).findByText(/Failed · .*a PDF can hold 100,000/)).toBeVisible();
});
