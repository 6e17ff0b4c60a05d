import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { FollowedPath } from '@lms/learning/contract';
import { makeTestStore, onCall, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FollowPath } from './follow-path';

const learner: CurrentUser = {
  id: 'me',
  email: 'rahima@example.org',
  name: 'Rahima',
  roles: ['ROLE_USER'],
  imageUrl: '',
  organizationCode: null,
};
const followed: FollowedPath[] = [
  {
    pathId: 'path',
    slug: 'front-end',
    title: 'Front-end',
    language: 'en',
    isPublic: true,
    startedAt: '2026-11-20T08:00:00.000Z',
    steps: [],
    certificateSerial: null,
  },
];

it('keeps the focus when a path is followed, and when it is left', async () => {
  const store = makeTestStore([userSlice, toastSlice]);
  store.dispatch(userLoaded(learner));
  onCall('get', '/learning/path', []);
  onCall('put', '/learning/path/:id', followed);
  onCall('delete', '/learning/path/:id', []);
  const { user } = await renderWithStore(
    <FollowPath pathId="path" slug="front-end" title="Front-end" />,
    { store, signedIn: true, texts: ['paths', 'problems'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Follow this path' }));
  const leave = await screen.findByRole('button', { name: 'Stop following' });
  expect(document.activeElement).toContainElement(leave);
  expect(document.body).not.toHaveFocus();
  await user.click(leave);
  const follow = await screen.findByRole('button', { name: 'Follow this path' });
  expect(document.activeElement).toContainElement(follow);
  expect(document.body).not.toHaveFocus();
});
