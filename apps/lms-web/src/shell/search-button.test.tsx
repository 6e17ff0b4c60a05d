import { onCall, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeStore } from '../store';
import { SearchButton } from './search-button';

it('keeps what is typed while it is loaded', async () => {
  onCall('post', '/catalog/course/find', { items: [], total: 0, facets: {} });
  const { user } = await renderWithStore(<SearchButton wide />, {
    store: makeStore('en'),
    texts: ['shell'],
  });
  await user.keyboard('{Control>}k{/Control}wel');
  const field = await screen.findByRole('combobox');
  expect(field).toHaveValue('wel');
  expect(field).toHaveFocus();
  await user.keyboard('ding');
  expect(field).toHaveValue('welding');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toHaveValue('');
});
