import type { BatchCode } from '@lms/org-management/contract';
import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBatchView } from './use-batch-view';

const dhakaDay = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(
    Date.now() + days * 24 * 60 * 60 * 1000,
  );

const Status = ({ of }: { of: Partial<BatchCode> }) =>
  useBatchView(() => undefined)
    .columns.find(({ field }) => field === 'status')
    ?.render?.(of as BatchCode);

it.each([
  ['Ended', -9, -1, 'ACTIVE'],
  ['Active', -1, 0, 'ACTIVE'],
  ['Active', 0, 1, 'ACTIVE'],
  ['Upcoming', 1, 9, 'ACTIVE'],
  ['Inactive', 1, 9, 'INACTIVE'],
] as const)(
  'says %s of a batch that goes from day %i to day %i and is %s',
  async (text, first, last, status) => {
    const batch = { status, startsOn: dhakaDay(first), endsOn: dhakaDay(last) };
    await renderWithStore(<Status of={batch} />, { texts: ['batches', 'admin'] });
    expect(screen.getByText(text)).toBeVisible();
  },
);
