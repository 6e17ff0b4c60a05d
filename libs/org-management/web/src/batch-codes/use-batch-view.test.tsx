import type { BatchCode } from '@lms/org-management/contract';
import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBatchView } from './use-batch-view';

const dhakaDay = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(
    Date.now() + days * 24 * 60 * 60 * 1000,
  );

const Status = ({ endsOn }: { endsOn: string }) =>
  useBatchView(() => undefined)
    .columns.find(({ field }) => field === 'status')
    ?.render?.({ status: 'ACTIVE', endsOn } as BatchCode);

it.each([
  ['Ended', -1],
  ['Active', 0],
  ['Active', 1],
])('says %s of a batch whose last day is %i days from now', async (text, days) => {
  await renderWithStore(<Status endsOn={dhakaDay(days)} />, { texts: ['batches', 'admin'] });
  expect(screen.getByText(text)).toBeVisible();
});
