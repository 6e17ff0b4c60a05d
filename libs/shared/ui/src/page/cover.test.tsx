import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Cover, Thumbnail } from './cover';

const course = { slug: 'clear-writing', category: 'soft-skills' };

it('draws the cover with the title on it', () => {
  const { container } = render(<Cover {...course} kind="Soft skills" title={<h3>Clear</h3>} />);
  expect(screen.getByRole('heading', { name: 'Clear' })).toBeVisible();
  expect(screen.getByText('Soft skills')).toBeVisible();
  expect(
    container.querySelector('[data-patch=soft-skills] use[href="#k-soft-skills"]'),
  ).toBeTruthy();
});

it('reads out no title that its caller says elsewhere', () => {
  render(<Cover {...course} title="Clear" />);
  expect(screen.getByText('Clear')).toHaveAttribute('aria-hidden', 'true');
});

it('shows the uploaded picture instead of a drawing', () => {
  const { container } = render(
    <>
      <Cover {...course} imageUrl="/a.webp" title={<h3>Clear</h3>} />
      <Thumbnail {...course} imageUrl="/a.webp" />
    </>,
  );
  expect(container.querySelectorAll('img[src="/a.webp"][alt=""]')).toHaveLength(2);
  expect(container.querySelector('svg')).toBeNull();
});
