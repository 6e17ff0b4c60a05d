import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part';

it('says in its place that it could not be loaded, keeps what is typed beside it, and tries again', async () => {
  let isOffline = true;
  const Part = lazyPart({
    load: () =>
      isOffline
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(() => <p>The settings</p>),
  });
  const { user } = await renderWithStore(
    <>
      <input aria-label="Summary" />
      <Part />
    </>,
    { texts: ['problems'] },
  );
  await user.type(screen.getByLabelText('Summary'), 'Typed');
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The settings')).toBeVisible();
  expect(screen.getByLabelText('Summary')).toHaveValue('Typed');
});
