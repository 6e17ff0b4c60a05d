import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChartFigure } from './chart-figure';

it('says that there are no items where all its values are 0', async () => {
  await renderWithStore(
    <ChartFigure
      chart={{
        name: 'learningOverTime',
        kind: 'bar',
        label: { kind: 'period' },
        series: [{ field: 'enrolments', kind: 'count' }],
        points: [{ label: '2026-11-01T00:00:00.000Z', values: [0] }],
      }}
      grain="MONTH"
    />,
    { texts: ['reports'] },
  );
  expect(screen.getByText('No items(s) found!')).toBeVisible();
  expect(screen.getByText('There is nothing to show for these filters.')).toBeVisible();
});
