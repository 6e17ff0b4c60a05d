import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageLinks } from './page-links';

const show = async (page: number, pages: number, language: 'en' | 'bn' = 'en') => {
  const view = await renderWithStore(
    <PageLinks page={page} pages={pages} to={(number) => `?page=${number}`} />,
    { texts: ['catalog'], language },
  );
  const numbers = screen.queryAllByRole('listitem').map((item) => {
    const gap = item.dataset['gap'] ? '… ' : '';
    return gap + item.textContent;
  });
  view.unmount();
  return numbers.join(' ');
};

it.each([
  [1, 2, '1 2'],
  [1, 12, '1 2 … 12'],
  [4, 12, '1 2 3 4 5 … 12'],
  [6, 12, '1 … 5 6 7 … 12'],
  [9, 12, '1 … 8 9 10 11 12'],
  [12, 12, '1 … 11 12'],
])('lists the pages around page %i of %i, with gaps', async (page, pages, numbers) => {
  expect(await show(page, pages)).toBe(numbers);
});

it('numbers the pages in the digits of the reader', async () => {
  expect(await show(6, 12, 'bn')).toBe('১ … ৫ ৬ ৭ … ১২');
});

it('marks the current page, and leads to the others by links of their own', async () => {
  await renderWithStore(<PageLinks page={6} pages={12} to={(number) => `?page=${number}`} />, {
    texts: ['catalog'],
  });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('6');
  expect(screen.getByRole('link', { name: 'Page 12 of 12' })).toHaveAttribute('href', '/?page=12');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/?page=5');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/?page=7');
});
