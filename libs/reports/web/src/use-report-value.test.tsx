import { renderWithStore } from '@lms/testing';
import { expect, it } from 'vitest';
import { useReportValue } from './use-report-value';

const Durations = ({ seconds }: { seconds: number[] }) => {
  const { valueText } = useReportValue();
  return seconds.map((value) => valueText({ kind: 'duration' }, value)).join(', ');
};

it.each([
  ['en', '0 sec, 59 sec, 1 min, 1 h, 1 h 30 min'],
  ['bn', '০ সেকেন্ড, ৫৯ সেকেন্ড, ১ মিনিট, ১ ঘণ্টা, ১ ঘণ্টা ৩০ মিনিট'],
] as const)('says how long something took as other screens do, in %s', async (language, text) => {
  const { container } = await renderWithStore(<Durations seconds={[0, 59, 60, 3_600, 5_400]} />, {
    language,
    texts: ['reports'],
  });
  expect(container).toHaveTextContent(text);
});
