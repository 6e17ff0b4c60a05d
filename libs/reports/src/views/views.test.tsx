import type { ReportView, ReportViewInput } from '@lms/contract';
import { onCall, receivedCalls } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { courseRow, rowId, showReport, widen } from '../testing';

it('keeps filters, order and columns under a name, brings them back, and forgets them', async () => {
  widen();
  let views: ReportView[] = [];
  onCall('get', '/report-view', () => views);
  onCall('post', '/report-view', ({ body }) => {
    const entity = { id: rowId(5), createdAt: '', updatedAt: '', version: 1 };
    views = [{ ...entity, ...(body as ReportViewInput) }];
    return { id: rowId(5) };
  });
  onCall('delete', '/report-view/:id', () => {
    views = [];
    return null;
  });
  const { user, location } = await showReport('course-report', {
    rows: [courseRow],
    search: '?filter.range=today&sort=course&hide=provider',
  });
  await user.click(screen.getByRole('button', { name: 'Saved views' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Today');
  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  const view = await screen.findByRole('button', { name: 'Today' });
  expect(receivedCalls.find(({ method }) => method === 'POST' && views.length > 0)).toBeDefined();
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
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  await waitFor(() => expect(location()).toContain('filter.range=today&sort=course&hide=provider'));
  expect(view).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete the view “Today”' }));
  expect(await screen.findByText(/You have none of this report yet/)).toBeVisible();
});
