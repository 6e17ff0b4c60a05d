import type { Notification } from '@lms/communication/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { NotificationsPanel } from './notifications-panel';

const texts = ['communication', 'problems'] as const;
const at = '2026-11-20T08:00:00.000Z';
const notification: Notification = {
  id: '01',
  createdAt: at,
  updatedAt: at,
  version: 1,
  kind: 'ENROLLED',
  params: { course: 'Data entry' },
  link: '/learn/7',
  readAt: null,
};

describe('notifications', () => {
  it('lead on, and are read by it', async () => {
    let readAt: string | null = null;
    onCall('get', '/notification', () => ({
      items: [{ ...notification, readAt }],
      hasMore: false,
    }));
    onCall('put', '/notification/read', () => {
      readAt = at;
      return undefined as never;
    });
    const onNavigate = vi.fn();
    const { user, location } = await renderWithStore(
      <NotificationsPanel onNavigate={onNavigate} />,
      {
        texts: [...texts],
        signedIn: true,
      },
    );
    expect(await screen.findByText('New ·')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'You are enrolled in “Data entry”.' }));
    expect(location()).toBe('/learn/7');
    expect(onNavigate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('New ·')).toBeNull());
    expect(receivedCalls.find(({ method }) => method === 'PUT')?.body).toEqual({ ids: ['01'] });
  });

  it('are all read at one press, which is said where the button was', async () => {
    let readAt: string | null = null;
    onCall('get', '/notification', () => ({
      items: [{ ...notification, readAt }],
      hasMore: false,
    }));
    onCall('put', '/notification/read', offline);
    const { user } = await renderWithStore(<NotificationsPanel />, {
      texts: [...texts],
      signedIn: true,
    });
    const button = await screen.findByRole('button', { name: 'Mark all as read' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(/offline/);
    expect(button).toHaveFocus();
    onCall('put', '/notification/read', () => {
      readAt = at;
      return undefined as never;
    });
    await user.click(button);
    const said = await screen.findByText('All notifications are marked as read.');
    expect(said).toHaveFocus();
    expect(button).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('give a reason that is a code in words', async () => {
    const reason = { name: 'Mornings', reason: 'NO_RECIPIENTS' };
    const stopped = { ...notification, kind: 'REPORT_SCHEDULE_STOPPED', params: reason } as const;
    onCall('get', '/notification', { items: [stopped], hasMore: false });
    await renderWithStore(<NotificationsPanel />, { texts: [...texts], signedIn: true });
    const told =
      'The schedule “Mornings” has stopped: none of its recipients may receive it any longer.';
    expect(await screen.findByRole('link', { name: told })).toBeVisible();
  });

  it('name what an approval no longer held for', async () => {
    const lapsed = { kind: 'APPROVAL_LAPSED', params: { name: 'Typing' }, link: null } as const;
    onCall('get', '/notification', { items: [{ ...notification, ...lapsed }], hasMore: false });
    await renderWithStore(<NotificationsPanel />, { texts: [...texts], signedIn: true });
    expect(await screen.findByText(/^Your approval of “Typing” did not take effect/)).toBeVisible();
  });

  it('say what went wrong, and can be asked for again', async () => {
    onCall('get', '/notification', () => problem(500, 'server.fault'));
    const { user } = await renderWithStore(<NotificationsPanel />, {
      texts: [...texts],
      signedIn: true,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('test-request');
    onCall('get', '/notification', { items: [], hasMore: false });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No notifications yet/)).toBeVisible();
  });
});
