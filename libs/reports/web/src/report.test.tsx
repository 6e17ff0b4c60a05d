import { reportDefinitions } from '@lms/reports/contract';
import { offline, onCall, problem, receivedCalls } from '@lms/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { courseRow, courseSummary, rowId, showReport, widen } from '../testing/reports';

const asked = (part: string) =>
  receivedCalls.filter(({ path }) => path.endsWith(part)).map(({ body }) => body);
const choose = async (
  user: { click: (at: Element) => Promise<void> },
  field: string,
  text: string,
) => {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByTitle(text));
};

describe('a report', () => {
  beforeEach(widen);

  it('shows figures and rows as a person reads them, and says whose times these are', async () => {
    await showReport('course-report', { rows: [courseRow] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Course Report');
    expect(screen.getByText(/Dhaka time/)).toBeVisible();
    const row = (await screen.findByText('Excel for Everyone')).closest('tr') as HTMLElement;
    const cells = within(row).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Excel for Everyone',
      'Skill House',
      '–No value',
      'Active',
      '1,234',
      '1,000',
      '234',
      '19%',
      '–No value',
      '4.25',
      '৳1,500',
    ]);
    expect(cells[4]).toHaveStyle({ textAlign: 'end' });
    expect(cells[0]).not.toHaveStyle({ textAlign: 'end' });
    const figures = screen.getByRole('region', { name: 'Figures' });
    expect(await within(figures).findByText('5,678')).toBeVisible();
    expect(within(figures).getByText(/Figures up to Sep 1, 2026, 12:00 AM\./)).toBeVisible();
  });

  it('names who closed their account a closed account, without an address', async () => {
    await showReport('final-quiz-report', {
      rows: [{ id: rowId(1), learner: '', email: '', course: 'Web' }],
    });
    const row = (await screen.findByText('Web')).closest('tr') as HTMLElement;
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(/^Closed account$/);
  });

  it('compares its figures with the period before, where there is one', async () => {
    const { unmount } = await showReport('course-report', { rows: [courseRow] });
    const figures = screen.getByRole('region', { name: 'Figures' });
    expect(
      await within(figures).findByText(/^Compared with July 4, 2026 – August 2, 2026\./),
    ).toBeVisible();
    expect(
      within(figures)
        .getAllByRole('definition')
        .map((one) => one.textContent),
    ).toEqual([
      '1',
      'No comparison',
      '5,678',
      '↑ +42% from 4,000',
      '234',
      'No change',
      '–No value',
      '↓ −2.3 points from 22.5%',
      '৳1,500',
      '↑ +৳1,500 from ৳0',
    ]);
    unmount();
    const summary = { ...courseSummary, comparison: null };
    await showReport('course-report', { rows: [courseRow], summary });
    expect(await screen.findAllByText('No comparison')).toHaveLength(5);
    expect(screen.queryByText(/Compared with/)).toBeNull();
  });

  it('calls a change no change where it would be written as nothing', async () => {
    const changes = [
      { field: 'enrolled', before: 100_000, change: 20, percent: 0.02 },
      { field: 'completionPercent', before: 22.52, change: -0.04, percent: null },
    ];
    const comparison = { fromDay: '2026-07-04', toDay: '2026-08-02', changes };
    const figures = courseSummary.figures.map((figure) => ({ ...figure, value: 22.48 }));
    const summary = { ...courseSummary, figures, comparison };
    await showReport('course-report', { rows: [courseRow], summary });
    await screen.findByText(/^Compared with/);
    const texts = screen.getAllByRole('definition').map((one) => one.textContent);
    expect([texts[3], texts[7]]).toEqual(['↑ +20 from 100,000', 'No change']);
  });

  it('shows one of its charts above the rows, and the others when they are chosen', async () => {
    const [topCourses] = courseSummary.charts;
    if (!topCourses) throw new Error('no chart');
    const charts = [topCourses, { ...topCourses, name: 'stars' as const }];
    const { user } = await showReport('course-report', {
      rows: [courseRow],
      summary: { ...courseSummary, charts },
    });
    const figure = await screen.findByRole('figure', { name: 'Courses with the most enrolments' });
    const table = await screen.findByRole('table');
    expect(figure.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await choose(user, 'Charts', 'Ratings by stars');
    expect(await screen.findByRole('figure', { name: 'Ratings by stars' })).toBeVisible();
    expect(screen.getAllByRole('figure')).toHaveLength(1);
  });

  it('leads from the certificates to their screen', async () => {
    await showReport('overview-statistic-report', { rows: [] });
    const figures = await screen.findByRole('region', { name: 'Figures' });
    const link = within(figures).getByRole('link', { name: 'Certificates' });
    expect(link).toHaveAttribute('href', '/course-management/create-course/certificates');
  });

  it('tells at each heading and figure what it means', async () => {
    await showReport('course-report', { rows: [courseRow] });
    await screen.findByText('Excel for Everyone');
    const headings = screen.getAllByRole('columnheader');
    expect(headings).toHaveLength(reportDefinitions['course-report'].columns.length);
    headings.forEach((heading) =>
      expect(
        within(heading).getByRole('button', { name: /^What is/ }),
      ).toHaveAccessibleDescription(),
    );
    const help = () => screen.getAllByRole('button', { name: 'What is “Completion %”?' });
    await waitFor(() => expect(help()).toHaveLength(2));
    help().forEach((button) =>
      expect(button).toHaveAccessibleDescription(/as a share of all enrolments/),
    );
  });

  it('keeps filters in the address and asks with them, rows and figures alike', async () => {
    const { user, location } = await showReport('course-report', { rows: [courseRow] });
    await screen.findByText('Excel for Everyone');
    const paginator = { page: 1, pageSize: 10 };
    expect(asked('/find')).toEqual([{ filter: {}, language: 'en', paginator }]);
    await choose(user, 'Days', 'Last 7 days');
    await choose(user, 'Course status', 'Draft');
    await waitFor(() =>
      expect(location()).toContain('filter.range=last7days&filter.courseStatus=DRAFT'),
    );
    const filter = { range: 'last7days', courseStatus: 'DRAFT' };
    await waitFor(() => expect(asked('/find').at(-1)).toMatchObject({ filter }));
    await waitFor(() => expect(asked('/summary').at(-1)).toEqual({ filter, language: 'en' }));
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(location()).toBe('/reports-management/course-report'));
  });

  it('leaves nothing of a search in the field when its filters are cleared', async () => {
    const { user, location } = await showReport('course-report', { rows: [courseRow] });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'Excel' } });
    await waitFor(() => expect(location()).toContain('q=Excel'));
    await user.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(location()).toBe('/reports-management/course-report'));
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  it('takes days of one’s own, and names the organizations that an address brings', async () => {
    onCall('get', '/organization/:id', { id: rowId(7), name: 'Skill House' });
    const range = 'filter.range=2026-08-01..2026-08-31';
    await showReport('course-report', { search: `?${range}&filter.organizationId=${rowId(7)}` });
    expect(await screen.findByText('Skill House')).toBeVisible();
    expect(screen.getByLabelText('From')).toHaveValue('2026-08-01');
    expect(screen.getByLabelText('To')).toHaveValue('2026-08-31');
    const filter = { range: { from: '2026-08-01', to: '2026-08-31' }, organizationId: rowId(7) };
    await waitFor(() => expect(asked('/find').at(-1)).toMatchObject({ filter }));
  });

  it('lets an organization choose no organization', async () => {
    await showReport('course-report', { role: 'ROLE_ORGADMIN', rows: [courseRow] });
    await screen.findByText('Excel for Everyone');
    expect(screen.queryByRole('combobox', { name: 'Organization' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Category' })).toBeVisible();
  });

  it('stands in its own order at first, and turns it at a click', async () => {
    const { user, location } = await showReport('course-report', { rows: [courseRow] });
    await screen.findByText('Excel for Everyone');
    const heading = screen.getByRole('columnheader', { name: /^Enrolled/ });
    expect(heading).toHaveAttribute('aria-sort', 'descending');
    await user.click(heading);
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
    expect(location()).toContain('sort=enrolled');
    await user.click(heading);
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'descending'));
  });

  it('draws, and gives the same points as a table', async () => {
    const { user } = await showReport('course-report', { rows: [courseRow] });
    const figure = await screen.findByRole('figure', { name: 'Courses with the most enrolments' });
    await user.click(within(figure).getByRole('button', { name: 'Show as table' }));
    const table = within(figure).getByRole('table');
    expect(within(table).getByRole('row', { name: /Excel/ })).toHaveTextContent(
      'Excel for Everyone1,234–No value',
    );
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((one) => one.textContent),
    ).toEqual(['Item', 'Enrolled', 'Revenue']);
  });

  it('offers more days where there is nothing', async () => {
    const { user, location } = await showReport('course-report');
    await user.click(await screen.findByRole('button', { name: 'Show all days' }));
    await waitFor(() => expect(location()).toContain('filter.range=all'));
  });

  it('says what failed with the request’s id, and tries again', async () => {
    const { user } = await showReport('course-report', { rows: [courseRow] });
    await screen.findByText('Excel for Everyone');
    onCall('post', '/report/course-report/find', problem(500, 'server.fault'));
    await choose(user, 'Days', 'Last 7 days');
    expect(await screen.findByText('Request ID: test-request')).toBeVisible();
    onCall('post', '/report/course-report/find', { items: [courseRow], total: 1 });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Excel for Everyone')).toBeVisible();
  });

  it('says once that there is no connection, and asks for all of it again', async () => {
    const { user } = await showReport('course-report', { rows: [courseRow] });
    await screen.findByText('Excel for Everyone');
    for (const part of ['find', 'summary']) {
      onCall('post', `/report/course-report/${part}`, offline());
    }
    await choose(user, 'Days', 'Last 7 days');
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Excel for Everyone')).toBeNull());
    expect(screen.getAllByText(/You seem to be offline/)).toHaveLength(1);
    onCall('post', '/report/course-report/find', { items: [courseRow], total: 1 });
    onCall('post', '/report/course-report/summary', courseSummary);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Excel for Everyone')).toBeVisible();
    expect(await screen.findByText('5,678')).toBeVisible();
  });
});

it('tells on a phone once what the fields mean, and opens a line of the log', async () => {
  const { user } = await showReport('system-log-report', {
    rows: [
      {
        id: rowId(3),
        at: '2019-12-31T18:00:00.000Z',
        level: 'ERROR',
        source: 'request',
        message: 'GET /x',
        requestId: 'req-1',
        status: 500,
        durationMs: 12,
      },
    ],
  });
  await user.click(await screen.findByText('What the fields mean'));
  expect(screen.getByText('The part of the server that wrote the entry.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(screen.getByText('Jan 1, 2020, 12:00:00 AM')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open the log entry: GET /x' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log entry' });
  await user.click(within(dialog).getByRole('button', { name: 'Copy Request ID' }));
  expect(await navigator.clipboard.readText()).toBe('req-1');
});

it('is put in another order on a phone, where there are no headings to press', async () => {
  const { user, location } = await showReport('course-report', { rows: [courseRow] });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(order).toHaveAccessibleDescription('Enrolled, descending');
  await choose(user, 'Sort by', 'Revenue, ascending');
  await waitFor(() => expect(location()).toContain('?sort=revenue'));
});
