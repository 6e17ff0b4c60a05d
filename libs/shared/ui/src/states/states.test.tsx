import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EmptyList, ErrorState } from './states';

it('tells a 403 as a 403, not as a fault of ours, and offers no retry', async () => {
  const problem = { code: 'auth.forbidden' as const, requestId: 'r1', errors: [] };
  await renderWithStore(<ErrorState problem={problem} onRetry={vi.fn()} />);
  expect(screen.getByText('You may not open this')).toBeVisible();
  expect(screen.queryByText(/on our side/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('tells any other problem in its own words, where the screen has them', async () => {
  const problem = { code: 'entity.notFound' as const, errors: [] };
  await renderWithStore(<ErrorState problem={problem} onRetry={vi.fn()} />, {
    texts: ['problems'],
  });
  expect(screen.getByText('This was not found. It may have been removed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('says in the words of the specification that a list is empty, and what to do', async () => {
  await renderWithStore(<EmptyList text="Write the first note." />);
  expect(screen.getByText('No items(s) found!')).toBeVisible();
  expect(screen.getByText('Write the first note.')).toBeVisible();
});
