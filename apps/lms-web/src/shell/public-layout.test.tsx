import { userLoaded } from '@lms/auth/web';
import { receivedCalls, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { answerHeaderCalls } from '../../testing/header-calls';
import { makeStore } from '../store';
import { PublicLayout } from './public-layout';

const show = (route: string) => {
  answerHeaderCalls();
  const store = makeStore('en');
  store.dispatch(
    userLoaded({
      id: '1',
      email: 'rina@example.com',
      name: 'Rina Akter',
      roles: ['ROLE_USER'],
      imageUrl: '/media/blank-user.svg',
      organizationCode: null,
    }),
  );
  return renderWithStore(
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="*" element={<h1>Screen</h1>} />
      </Route>
    </Routes>,
    { store, signedIn: true, texts: ['cart', 'shell'], route },
  );
};

it('has the site’s header and footer', async () => {
  await show('/courses');
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

it('leaves both out of lessons and quizzes, where live events still arrive', async () => {
  await show('/learn/course/attempt/attempt');
  expect(screen.getByRole('heading', { name: 'Screen' })).toBeVisible();
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await expect.poll(() => receivedCalls.map(({ path }) => path)).toContain('/events');
});
