import type { CatalogQuery } from '@lms/catalog/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCatalogResult, buildCourseCard } from '../../testing/catalog';
import { Page } from './search-page';

const show = (route = '/courses', language: 'en' | 'bn' = 'en') =>
  renderWithStore(<Page />, { route, path: '/courses', texts: ['catalog'], language });

const lastQuery = () => receivedCalls.at(-1)?.body as { searchTerm: string; filter: object };

it('lists courses and says how many were found', async () => {
  onCall('post', '/catalog/course/find', buildCatalogResult());
  await show();
  expect(await screen.findByRole('heading', { name: 'Clear writing' })).toBeVisible();
  expect(screen.getByText('1 course found')).toBeVisible();
  expect(screen.getByText('1 h 35 min', { exact: false })).toBeVisible();
});

it('keeps the chosen facets in the address and asks the server with them', async () => {
  onCall('post', '/catalog/course/find', buildCatalogResult());
  const { user, location } = await show('/courses?q=writing');
  await user.click(await screen.findByRole('link', { name: /Advanced/ }));
  expect(location()).toBe('/courses?q=writing&level=ADVANCED');
  expect(await screen.findByRole('link', { name: /Advanced/, current: true })).toBeInTheDocument();
  await expect
    .poll(lastQuery)
    .toMatchObject({ searchTerm: 'writing', filter: { level: ['ADVANCED'] } });
});

it('finds courses whose videos all have captions', async () => {
  onCall('post', '/catalog/course/find', buildCatalogResult());
  const { user, location } = await show('/courses?page=2');
  expect(await screen.findByRole('heading', { name: 'Captions' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: /On every video/ }));
  expect(location()).toBe('/courses?captioned=true');
  await expect.poll(lastQuery).toMatchObject({ filter: { captioned: true } });
  await user.click(await screen.findByRole('link', { name: /On every video/, current: true }));
  expect(location()).toBe('/courses');
});

it('narrows to a category, and sorts what it found', async () => {
  onCall('post', '/catalog/course/find', buildCatalogResult());
  const { user, location } = await show();
  await user.click(await screen.findByRole('link', { name: /^Soft skills/ }));
  expect(location()).toBe('/courses?category=soft-skills');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Newest');
  expect(location()).toBe('/courses?category=soft-skills&sort=newest');
});

it('searches for the typed words', async () => {
  onCall('post', '/catalog/course/find', buildCatalogResult());
  const { user, location } = await show();
  const box = await screen.findByRole('searchbox');
  await user.type(box, ' web design {Enter}');
  expect(location()).toBe('/courses?q=web+design');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('web design');
});

it('says that a page does not exist, and leads to the last one', async () => {
  onCall('post', '/catalog/course/find', ({ body }) => {
    const { page } = (body as CatalogQuery).paginator;
    return buildCatalogResult({ items: page > 3 ? [] : [buildCourseCard()], total: 30 });
  });
  const { user, location } = await show('/courses?q=web&page=99');
  expect(await screen.findByText('This list has no page 99.')).toBeVisible();
  expect(screen.queryByText('No items(s) found!')).toBeNull();
  expect(screen.queryByRole('link', { name: / of 3$/ })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(location()).toBe('/courses?q=web&page=3');
  expect(await screen.findByRole('link', { name: 'Page 3 of 3', current: 'page' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Clear writing' })).toBeVisible();
});

it('tells a search without results from a catalogue without courses', async () => {
  onCall('post', '/catalog/course/find', buildCatalogResult({ items: [], total: 0 }));
  const filtered = await show('/courses?q=zzz');
  expect(await screen.findByText('No items(s) found!')).toBeVisible();
  filtered.unmount();
  await show();
  expect(
    await screen.findByText('No course is currently available. New courses are coming soon.'),
  ).toBeVisible();
});

it('shows an error with the request id instead of an empty list, and tries again', async () => {
  onCall('post', '/catalog/course/find', problem(500, 'server.fault'));
  const { user } = await show();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(/Request ID/)).toBeVisible();
  onCall('post', '/catalog/course/find', buildCatalogResult());
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Clear writing' })).toBeVisible();
});

it('says that the reader is offline', async () => {
  onCall('post', '/catalog/course/find', offline());
  await show();
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
});

it('counts in Bengali digits for Bengali readers', async () => {
  onCall('post', '/catalog/course/find', buildCatalogResult());
  await show('/courses', 'bn');
  expect(await screen.findByText('১টি কোর্স পাওয়া গেছে')).toBeVisible();
  expect(screen.getByText('৪.৫ (১২)')).toBeVisible();
});

it('says so when only aptitude tests are listed', async () => {
  onCall('post', '/catalog/course/find', buildCatalogResult());
  await show('/courses?kind=APTITUDE_TEST');
  expect(await screen.findByRole('heading', { level: 1, name: 'Aptitude tests' })).toBeVisible();
  await expect.poll(lastQuery).toMatchObject({ filter: { kind: ['APTITUDE_TEST'] } });
});
