import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useReportValue } from './use-report-value';

const At = ({ instant }: { instant: string }) => (
  <p>{useReportValue().valueText({ kind: 'instant', seconds: true }, instant)}</p>
);

it('leaves out the year of a log’s time where it is this one', async () => {
  const midYear = `${new Date().getFullYear()}-06-30T18:00:00.000Z`;
  const { unmount } = await renderWithStore(<At instant={midYear} />, { texts: ['reports'] });
  expect(screen.getByText('Jul 1, 12:00:00 AM')).toBeVisible();
  unmount();
  await renderWithStore(<At instant="2019-12-31T18:00:00.000Z" />, { texts: ['reports'] });
  expect(screen.getByText('Jan 1, 2020, 12:00:00 AM')).toBeVisible();
});
