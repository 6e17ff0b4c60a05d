import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { EmptyList, ErrorState } from './states';

const show = async (code: 'offline' | 'server.fault') => {
  const onRetry = vi.fn();
  const view = await renderWithStore(
    <ErrorState problem={{ code, errors: [] }} onRetry={() => onRetry()} />,
  );
  expect(screen.getByRole('alert')).toBeVisible();
  return { ...view, onRetry };
};
const goOnline = () => window.dispatchEvent(new Event('online'));

describe('a part that could not be loaded', () => {
  it('recovers by itself once the connection is back', async () => {
    const { onRetry, unmount } = await show('offline');
    expect(screen.getByText(/^You seem to be offline/)).toBeVisible();
    goOnline();
    expect(onRetry).toHaveBeenCalledOnce();
    unmount();
    goOnline();
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('is tried again now and then, as a browser does not notice every lost line', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { onRetry } = await show('offline');
    vi.advanceTimersByTime(30_000);
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('waits for its reader where the server failed', async () => {
    const { onRetry, user } = await show('server.fault');
    goOnline();
    expect(onRetry).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

it('speaks of nothing that was typed where a screen could not be loaded', async () => {
  const problem = { code: 'server.fault' as const, errors: [] };
  await renderWithStore(<ErrorState problem={problem} />, { texts: ['problems'] });
  expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeVisible();
  expect(screen.queryByText(/typed/)).toBeNull();
});

it('tells a 403 as a 403, not as a fault of ours, and offers no retry', async () => {
  const problem = { code: 'auth.forbidden' as const, requestId: 'r1', errors: [] };
  await renderWithStore(<ErrorState problem={problem} onRetry={vi.fn()} />);
  expect(screen.getByText('You don’t have access to this page')).toBeVisible();
  expect(screen.queryByText(/on our side/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('tells any other problem in its own words, where the screen has them', async () => {
  const problem = { code: 'entity.notFound' as const, errors: [] };
  await renderWithStore(<ErrorState problem={problem} onRetry={vi.fn()} />, {
    texts: ['problems'],
  });
  expect(screen.getByText('This could not be found. It may have been removed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('says in the words of the specification that a list is empty, and what to do', async () => {
  await renderWithStore(<EmptyList text="Write the first note." />);
  expect(screen.getByText('No items(s) found!')).toBeVisible();
  expect(screen.getByText('Write the first note.')).toBeVisible();
});
