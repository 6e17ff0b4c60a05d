import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import { onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { LiveEvents } from './live-events';
import { useUnreadCounts } from './use-unread-counts';

const Counts = () => <output>{useUnreadCounts().notifications}</output>;

/** Event stream whose events the test writes. */
const openStreams: ReadableStreamDefaultController<Uint8Array>[] = [];
const tell = (text: string) => openStreams.at(-1)?.enqueue(new TextEncoder().encode(text));
const arrival = 'event: notification\ndata: {"type":"notification","id":"1"}\n\n';

let unread = 0;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  unread = 0;
  openStreams.length = 0;
  onCall('get', '/notification/unread', () => ({ notifications: unread, messages: 0 }));
  onCall(
    'get',
    '/events',
    () =>
      new Response(
        new ReadableStream({ start: (controller) => void openStreams.push(controller) }),
        {
          headers: { 'content-type': 'text/event-stream' },
        },
      ),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const nadia: CurrentUser = {
  id: '1',
  email: 'nadia@example.com',
  name: 'Nadia',
  roles: ['ROLE_USER'],
  imageUrl: '/media/blank-user.svg',
  organizationCode: null,
};
const show = async (signedIn = true, user = nadia) => {
  const view = await renderWithStore(
    <>
      <LiveEvents />
      <Counts />
    </>,
    { slices: [toastSlice, userSlice], texts: ['shell'], signedIn },
  );
  act(() => void view.store.dispatch(userLoaded(user)));
  return view;
};
const streamsAsked = () => receivedCalls.filter(({ path }) => path === '/events');

it('asks with the token, and shows what arrives at once', async () => {
  const { store } = await show();
  await waitFor(() => expect(openStreams).toHaveLength(1));
  expect(streamsAsked()[0]?.headers.get('authorization')).toMatch(/^Bearer /);
  unread = 1;
  tell(arrival.slice(0, 20));
  tell(arrival.slice(20));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'));
  expect(store.getState()).toMatchObject({ toast: { toasts: [{ type: 'info' }] } });
});

it('comes back after a lost connection, and asks for what it missed', async () => {
  await show();
  await waitFor(() => expect(openStreams).toHaveLength(1));
  unread = 3;
  openStreams[0]?.error(new Error('lost'));
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(openStreams).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3'));
});

it('comes back when the line was cut, which ends no stream by itself', async () => {
  await show();
  await waitFor(() => expect(openStreams).toHaveLength(1));
  window.dispatchEvent(new Event('offline'));
  await vi.advanceTimersByTimeAsync(1_000);
  await waitFor(() => expect(openStreams).toHaveLength(2));
});

it('tries at once when the browser is back on line', async () => {
  await show();
  await waitFor(() => expect(openStreams).toHaveLength(1));
  openStreams[0]?.close();
  await waitFor(() => {
    window.dispatchEvent(new Event('online'));
    expect(openStreams).toHaveLength(2);
  });
});

it('ends with a page that is left, and comes back with it', async () => {
  await show();
  await waitFor(() => expect(openStreams).toHaveLength(1));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  await waitFor(() => expect(openStreams).toHaveLength(2));
});

it('gives the stream up as soon as the page is hidden, and asks for what it missed', async () => {
  await show();
  await waitFor(() => expect(openStreams).toHaveLength(1));
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const hide = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  hide(true);
  unread = 2;
  tell(arrival);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.getByRole('status')).toHaveTextContent('0');
  hide(false);
  hidden.mockRestore();
  await waitFor(() => expect(openStreams).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'));
});

it('opens no stream for a page that was left before its token came', async () => {
  await show();
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(streamsAsked()).toEqual([]);
});

it('has a stream of its own where the browser refuses locks', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  await show();
  await waitFor(() => expect(openStreams).toHaveLength(1));
});

it('asks for nothing while nobody is signed in', async () => {
  await show(false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(receivedCalls).toEqual([]);
});

it('asks nothing while a second factor has yet to be turned on', async () => {
  const { store } = await show(true, { ...nadia, needsSecondFactor: true });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(receivedCalls).toEqual([]);
  act(() => void store.dispatch(userLoaded(nadia)));
  await waitFor(() => expect(openStreams).toHaveLength(1));
});
