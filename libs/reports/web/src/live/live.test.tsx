import type { LiveLogEvent, ReportRow } from '@lms/reports/contract';
import { onCall, receivedCalls } from '@lms/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rowId, showReport, widen } from '../../testing/reports';
import { liveRowsReducer, maxShownRows, mergeRows, noLiveRows } from './live-rows';

const row = (number: number): ReportRow => ({
  id: rowId(number),
  at: '2026-08-31T18:00:00.000Z',
  user: `Person ${number}`,
  role: 'ROLE_USER',
  organization: null,
  action: 'SIGNED_IN',
  entity: null,
  subject: null,
  ip: null,
  device: null,
});
const cursor = (number: number) => `${number}.${rowId(number)}`;
const activity = (number: number): LiveLogEvent => ({
  type: 'activity',
  cursor: cursor(number),
  row: row(number),
});

/** Controllers of the mocked event streams, by which a test sends events. */
const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
const tell = (event: LiveLogEvent) =>
  streams.at(-1)?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
const finds = () => receivedCalls.filter(({ path }) => path.endsWith('/find'));
const streamCalls = () => receivedCalls.filter(({ path }) => path.endsWith('/events'));

describe('the live log', () => {
  beforeEach(() => {
    widen();
    streams.length = 0;
    onCall('get', '/report/live-log-report/events', () => {
      const body = new ReadableStream({ start: (controller) => void streams.push(controller) });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
  });
  const open = async (search = '') => {
    const view = await showReport('live-log-report', { rows: [row(1)], search });
    await waitFor(() => expect(streams).toHaveLength(1));
    expect(screen.getByRole('switch', { name: 'Live' })).toBeChecked();
    tell({ type: 'current', cursor: cursor(1) });
    await screen.findByText(/^Connected/);
    return view;
  };
  const people = () => screen.getAllByText(/^Person/).map((one) => one.textContent);

  it('is live when opened, and a list where the address names a range', async () => {
    await open();
    cleanup();
    const { user, location } = await showReport('live-log-report', {
      rows: [row(1)],
      search: '?filter.range=yesterday',
    });
    await screen.findByText('Person 1');
    expect(screen.getByRole('switch', { name: 'Live' })).not.toBeChecked();
    expect(streams).toHaveLength(1);
    await user.click(screen.getByRole('switch', { name: 'Live' }));
    await waitFor(() => expect(streams).toHaveLength(2));
    expect(location()).toContain('live=1');
  });

  it('leads to the person and to the record, unless that was deleted', async () => {
    const acted = { action: 'CHANGED', entity: 'quiz', userId: rowId(7), subjectId: rowId(8) };
    await showReport('live-log-report', {
      rows: [
        { ...row(1), ...acted, subject: 'Final quiz' },
        { ...row(2), ...acted, subject: 'Old quiz', action: 'DELETED' },
        { ...row(3), ...acted, subject: 'batch-code', entity: 'batch-code' },
        { ...row(4), ...acted, user: '', subject: 'Their quiz' },
        { ...row(5), ...acted, subject: 'course-rating-report', entity: 'report' },
      ],
      search: '?filter.range=yesterday',
    });
    expect(await screen.findByRole('link', { name: 'Person 1' })).toHaveAttribute(
      'href',
      `/user-management/users/${rowId(7)}`,
    );
    expect(screen.getByRole('link', { name: 'Final quiz' })).toHaveAttribute(
      'href',
      `/course-management/create-quizes/${rowId(8)}`,
    );
    const table = within(screen.getByRole('table'));
    for (const text of ['Old quiz', 'Closed account', 'Course Rating Report']) {
      expect(table.getByText(text).closest('a')).toBeNull();
    }
    // Its kind and, of a whole list, its name.
    expect(table.getAllByText('Batch code').map((cell) => cell.closest('a'))).toEqual([null, null]);
  });

  it('puts what happens on top of the list, nothing twice', async () => {
    await open('?filter.role=ROLE_USER');
    expect(streamCalls()[0]?.query.toString()).toBe('role=ROLE_USER');
    expect(streamCalls()[0]?.headers.get('authorization')).toMatch(/^Bearer /);
    [2, 3, 2].forEach((number) => tell(activity(number)));
    await waitFor(() => expect(people()).toEqual(['Person 3', 'Person 2', 'Person 1']));
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(4);
  });

  it('counts what comes while it is paused, and shows it afterwards', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    [2, 3].forEach((number) => tell(activity(number)));
    expect(await screen.findByText('2 new rows waiting')).toBeVisible();
    expect(people()).toEqual(['Person 1']);
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(people()).toEqual(['Person 3', 'Person 2', 'Person 1']));
  });

  it('goes on after a lost connection where it was', async () => {
    await open();
    tell(activity(2));
    await screen.findByText('Person 2');
    streams.at(-1)?.close();
    expect(await screen.findByText(/^Connection lost/)).toBeVisible();
    await waitFor(() => expect(streams).toHaveLength(2));
    expect(streamCalls()[1]?.query.get('after')).toBe(cursor(2));
    [2, 3].forEach((number) => tell(activity(number)));
    await waitFor(() => expect(people()).toEqual(['Person 3', 'Person 2', 'Person 1']));
  });

  it('ends while the tab is hidden, and goes on where it was', async () => {
    await open();
    const hidden = vi.spyOn(document, 'hidden', 'get');
    const show = (isHidden: boolean) => {
      hidden.mockReturnValue(isHidden);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    show(true);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    show(false);
    hidden.mockRestore();
    await waitFor(() => expect(streams).toHaveLength(2));
    expect(streamCalls()[1]?.query.get('after')).toBe(cursor(1));
    tell(activity(2));
    await waitFor(() => expect(people()).toEqual(['Person 2', 'Person 1']));
  });

  it('fetches the list anew where more came than is told', async () => {
    await open();
    // Once to renew the session, and once when the stream has begun.
    await waitFor(() => expect(finds()).toHaveLength(2));
    tell({ type: 'gap', cursor: cursor(900) });
    await waitFor(() => expect(finds()).toHaveLength(3));
  });

  it('is narrowed by who and what, and stays live', async () => {
    onCall('get', '/user/:id', { id: rowId(8), name: 'Rahima', username: 'rahima@test.lms' });
    const search = `?filter.userId=${rowId(8)}&filter.entity=course&q=rah`;
    const { user, location } = await open(search);
    expect(streamCalls()[0]?.query.toString()).toBe(
      `userId=${rowId(8)}&entity=course&searchTerm=rah`,
    );
    expect(screen.getByText('Rahima · rahima@test.lms')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(streamCalls().at(-1)?.query.toString()).toBe(''));
    expect(location()).not.toContain('?');
  });

  it('stops with the switch, which stays in the address', async () => {
    const { user, location } = await open();
    await user.click(screen.getByRole('switch', { name: 'Live' }));
    expect(screen.queryByText(/^Connected/)).toBeNull();
    expect(location()).toContain('live=0');
  });
});

it('keeps no more rows than a screen can bear', () => {
  const many = Array.from({ length: maxShownRows }, (_none, number) => row(number));
  const rows = liveRowsReducer(
    { ...noLiveRows, shown: many },
    { type: 'arrived', event: activity(999) },
  );
  expect(rows.shown).toHaveLength(maxShownRows);
  expect(rows.shown[0]?.id).toBe(rowId(999));
  expect(mergeRows([row(1)], [row(1), row(2)])).toHaveLength(2);
});
