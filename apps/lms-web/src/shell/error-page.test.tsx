import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorPage } from './error-page';
import { errorRoutes } from './error-routes';

it.each([
  [403, 'You don’t have access to this page', 'Contact'],
  [404, 'Page not found', 'Find a course'],
  [500, 'Something went wrong on our side', 'Contact'],
] as const)('tells of %i what happened and where to go', async (status, title, way) => {
  const { Page, prefetch } = errorPage(status);
  await renderWithStore(<Page />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: way })).toBeVisible();
  expect(await prefetch?.({} as never)).toBe(status);
});

it('has an address for each', () => {
  expect(errorRoutes.map(({ path }) => path)).toEqual(['/error/403', '/error/404', '/error/500']);
});
