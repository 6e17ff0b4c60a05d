import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Progress } from './progress';

it('is complete at 100, and says in words how far it is', () => {
  render(<Progress value={40} text="40% done" />);
  const bar = screen.getByRole('progressbar', { name: '40% done' });
  expect(bar).toHaveAttribute('max', '100');
  expect(bar).toHaveAttribute('value', '40');
});
