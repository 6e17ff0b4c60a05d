import { userLoaded, userSlice } from '@lms/auth/web';
import { onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stubDeviceStorage } from '../../testing/device-storage';
import { buildKeptCourse } from '../../testing/samples';
import { renewOldCourses } from './keep-sittings';
import { openStudyOf } from './study-database';
import { StudyKeeper } from './study-keeper';

it('asks once a day for what the server draws of a kept course, and for its terms', async () => {
  stubDeviceStorage();
  const earlier = { ...buildKeptCourse(), glossary: undefined };
  await (await openStudyOf('me')).put('courses', earlier);
  onCall('post', '/learning/course/course/prepared-attempt', { attempts: [] });
  onCall('get', '/learning/course/course/glossary', { terms: [] });
  const { store } = await renderWithStore(<StudyKeeper />, {
    texts: ['offline'],
    slices: [userSlice],
    signedIn: true,
  });
  const user = { id: 'me', email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  store.dispatch(userLoaded({ ...user, roles: ['ROLE_USER'] }));
  const asked = () => receivedCalls.filter(({ method }) => method === 'GET').length;
  await waitFor(() => expect(asked()).toBe(1));
  await renewOldCourses(store.dispatch, 'me');
  expect(asked()).toBe(1);
});
