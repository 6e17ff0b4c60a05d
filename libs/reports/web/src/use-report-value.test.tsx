import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReportValue } from './use-report-value';

const At = ({ instant }: { instant: string }) => (
  <p>{useReportValue().valueText({ kind: 'instant', seconds: true }, instant)}</p>
);

const Spent = ({ seconds }: { seconds: number }) => (
  <p>{useReportValue().valueText({ kind: 'duration' }, seconds)}</p>
);

it.each([
  ['en', '2 h 5 min'],
  ['bn', '২ ঘণ্টা ৫ মিনিট'],
  ['jp', '2時間5分'],
] as const)('writes hours as every other screen does in %s', async (language, text) => {
  await renderWithStore(<Spent seconds={7_500} />, { texts: ['reports'], language });
  expect(screen.getByText(text)).toBeVisible();
});

it('leaves out the year of a log’s time where it is this one', async () => {
  const midYear = `${new Date().getFullYear()}-06-30T18:00:00.000Z`;
  const { unmount } = await renderWithStore(<At instant={midYear} />, { texts: ['reports'] });
  expect(screen.getByText('Jul 1, 12:00:00 AM')).toBeVisible();
  unmount();
  await renderWithStore(<At instant="2019-12-31T18:00:00.000Z" />, { texts: ['reports'] });
  expect(screen.getByText('Jan 1, 2020, 12:00:00 AM')).toBeVisible();
});
