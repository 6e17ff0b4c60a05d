import type { ReportView, ReportViewInput } from '@lms/reports/contract';
import { onCall, receivedCalls } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { courseRow, rowId, showReport, widen } from '../../testing/reports';

let views: ReportView[] = [];
beforeEach(() => {
  widen();
  views = [];
  onCall('get', '/report-view', () => views);
  onCall('post', '/report-view', ({ body }) => {
    const entity = { id: rowId(5), createdAt: '', updatedAt: '', version: 1 };
    views = [{ ...entity, ...(body as ReportViewInput) }];
    return { id: rowId(5) };
  });
  onCall('put', '/report-view/:id', ({ body }) => {
    views = views.map((view) => ({ ...view, ...(body as { name: string }) }));
    return { id: rowId(5) };
  });
  onCall('delete', '/report-view/:id', () => {
    views = [];
    return null;
  });
});

it('keeps filters, order and columns under a name, and brings them back', async () => {
  const { user, location } = await showReport('course-report', {
    rows: [courseRow],
    search: '?filter.range=today&sort=course&hide=provider',
  });
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Today');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  await screen.findByRole('link', { name: 'Today' });
  expect(
    receivedCalls.filter(({ method, path }) => method === 'POST' && path === '/report-view'),
  ).toHaveLength(1);
  expect(views[0]).toMatchObject({
    report: 'course-report',
    query: {
      filter: { range: 'today' },
      sorting: { column: 'course', direction: 'asc' },
    },
    columns: expect.not.arrayContaining(['provider']),
  });
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(location()).not.toContain('filter'));
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.click(await screen.findByRole('link', { name: 'Today' }));
  await waitFor(() => expect(location()).toContain('filter.range=today&sort=course&hide=provider'));
});

it('hands its address on, is renamed, and is forgotten once that is sure', async () => {
  const entity = { id: rowId(5), createdAt: '', updatedAt: '', version: 1 };
  views = [{ ...entity, report: 'course-report', name: 'Today', query: {} }];
  const { user } = await showReport('course-report', { rows: [courseRow] });
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await screen.findByRole('link', { name: 'Today' });
  await user.click(screen.getByRole('button', { name: 'Copy a link to the current view' }));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  await user.click(screen.getByRole('button', { name: 'Rename the view “Today”' }));
  const [name] = screen.getAllByRole('textbox', { name: 'Name of the view' });
  expect(name).toHaveValue('Today');
  await user.clear(name as HTMLElement);
  await user.type(name as HTMLElement, 'Now{Enter}');
  expect(await screen.findByRole('link', { name: 'Now' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete the view “Now”' }));
  expect(screen.getByText(/The report itself does not change/).parentElement).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('link', { name: 'Now' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete the view “Now”' }));
  expect(views).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/You have no saved views of this report yet/)).toBeVisible();
});

it('takes what is shown now once that is sure, and no name that another has', async () => {
  const query = { filter: { range: 'today' } } as const;
  const view = { createdAt: '', updatedAt: '', version: 1, report: 'course-report' } as const;
  views = [
    { ...view, id: rowId(5), name: 'Mine', query },
    { ...view, id: rowId(6), name: 'Other', query: { searchTerm: 'web' } },
  ];
  const { user } = await showReport('course-report', {
    rows: [courseRow],
    search: '?filter.range=thisMonth&page=2',
  });
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('Mine')).toHaveAttribute('href', expect.stringMatching(/filter\.range=today$/));
  expect(await link('Mine')).not.toHaveAttribute('aria-current');

  await user.type(screen.getByRole('textbox', { name: 'Name of the view' }), 'Other');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  expect((await screen.findAllByText('Name of the view is already taken'))[0]).toBeVisible();

  onCall('post', '/report-view', ({ body }) => {
    const { name, query } = body as ReportViewInput;
    views = views.map((one) => (one.name === name ? { ...one, query } : one));
    return { id: rowId(5) };
  });
  await user.click(
    screen.getByRole('button', { name: 'Update the view “Mine” to what is shown now' }),
  );
  expect(views[0]?.query).toEqual(query);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(views[0]?.query).toEqual({ filter: { range: 'thisMonth' } }));
  await waitFor(async () => expect(await link('Mine')).toHaveAttribute('aria-current', 'true'));
  expect(await link('Other')).not.toHaveAttribute('aria-current');
  await waitFor(async () => expect(await link('Mine')).toHaveFocus());
});
