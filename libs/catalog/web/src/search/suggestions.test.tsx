import type { CatalogSuggestion } from '@lms/catalog/contract';
import { onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCatalogResult } from '../../testing/catalog';
import { Page } from './search-page';

const suggestions: CatalogSuggestion[] = [
  {
    kind: 'COURSE',
    key: 'digital-marketing',
    name: { en: 'ডিজিটাল মার্কেটিং', bn: 'ডিজিটাল মার্কেটিং' },
    language: 'bn',
  },
  {
    kind: 'CATEGORY',
    key: 'digital-marketing',
    name: { en: 'Digital marketing', bn: 'ডিজিটাল মার্কেটিং' },
    language: null,
  },
];
const suggest = (found: CatalogSuggestion[]) => onCall('get', '/catalog/suggestion', () => found);
const askedTerms = () => receivedCalls.flatMap(({ query }) => query.get('term') ?? []);

const listName = { name: 'Suggestions' };
const findOptions = async () =>
  within(await screen.findByRole('listbox', listName)).getAllByRole('option');
const queryList = () => screen.queryByRole('listbox', listName);

const show = async () => {
  onCall('post', '/catalog/course/find', buildCatalogResult());
  suggest(suggestions);
  const shown = await renderWithStore(<Page />, { route: '/courses', texts: ['catalog'] });
  await screen.findByRole('heading', { name: 'Clear writing' });
  await shown.user.click(screen.getByRole('searchbox'));
  return { ...shown, field: await screen.findByRole('combobox', { name: 'Search courses' }) };
};

it('suggests once typing pauses, and says how many there are', async () => {
  const { user, field } = await show();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.type(field, 'dijital');
  const options = await findOptions();
  expect(options.map((option) => option.textContent)).toEqual([
    'ডিজিটাল মার্কেটিং',
    'Digital marketingCategory',
  ]);
  expect(screen.getByText('ডিজিটাল মার্কেটিং')).toHaveAttribute('lang', 'bn');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('2 suggestions, choose with the arrow keys')).toBeInTheDocument();
  expect(askedTerms()).toEqual(['dijital']);
});

it('opens what the arrow keys choose, and else searches for the words', async () => {
  const { user, field, location } = await show();
  await user.type(field, 'dijital');
  const [first, second] = await findOptions();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', '');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(first).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(location()).toBe('/course/digital-marketing');
});

it('searches for the words where none is chosen', async () => {
  const { user, field, location } = await show();
  await user.type(field, 'dijital');
  await findOptions();
  await user.keyboard('{Enter}');
  expect(location()).toBe('/courses?q=dijital');
  expect(queryList()).toBeNull();
});

it('closes with Escape, which leaves the words, and opens again', async () => {
  const { user, field } = await show();
  await user.type(field, 'dijital');
  await findOptions();
  const told = '2 suggestions, choose with the arrow keys';
  await user.keyboard('{Escape}');
  expect(queryList()).toBeNull();
  expect(screen.queryByText(told)).toBeNull();
  expect(field).toHaveValue('dijital');
  await user.keyboard('{ArrowDown}');
  expect(await findOptions()).toHaveLength(2);
  expect(screen.getByText(told)).toBeInTheDocument();
});

it('opens what is pressed, and empties the field', async () => {
  const { user, field, location } = await show();
  await user.type(field, 'dijital');
  await user.click(await screen.findByRole('option', { name: /Category/ }));
  expect(location()).toBe('/courses?category=digital-marketing');
  expect(field).toHaveValue('');
  await waitFor(() => expect(queryList()).toBeNull());
});
