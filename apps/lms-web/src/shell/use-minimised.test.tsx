import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';
import { makeStore } from '../store';
import { loadLayoutScreens } from './layout-screens';
import { useMinimised } from './use-minimised';

beforeAll(loadLayoutScreens);

const Aside = () => {
  const [isMinimised, minimise] = useMinimised();
  return (
    <>
      <button onClick={() => minimise(!isMinimised)}>{isMinimised ? 'icons' : 'wide'}</button>
      <Link to="/course-management/create-course/1">Editor</Link>
      <Link to="/course-management/create-course/orders">Orders</Link>
    </>
  );
};

const show = async (width: number) => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: !media.includes(`${(width + 1) / 16}em`) }),
  );
  const store = makeStore('en');
  const route = '/course-management/create-quizes';
  const { user } = await renderWithStore(<Aside />, { store, route });
  return { store, user };
};
const aside = () => screen.getByRole('button').textContent;

it('starts with icons beside an editor below 1400 px, and is as it was elsewhere', async () => {
  const { user, store } = await show(1399);
  expect(aside()).toBe('wide');
  await user.click(screen.getByRole('link', { name: 'Editor' }));
  expect(aside()).toBe('icons');
  await user.click(screen.getByRole('button'));
  expect(aside()).toBe('wide');
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(aside()).toBe('wide');
  expect(store.getState().layout).toMatchObject({ isAsideMinimised: false });
});

it('keeps its width beside an editor that has room', async () => {
  const { user } = await show(1400);
  await user.click(screen.getByRole('link', { name: 'Editor' }));
  expect(aside()).toBe('wide');
});
