import { userSlice } from '@lms/auth/web';
import { lapseSlice, sessionSlice } from '@lms/entity-api';
import { makeTestStore, renderWithStore } from '@lms/testing';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { StudentArea } from './student-area';

it('keeps the fragment of a deep link through the sign-in', async () => {
  const { location } = await renderWithStore(
    <Routes>
      <Route element={<StudentArea />}>
        <Route path="/learn/:id" element={<p>Lesson</p>} />
      </Route>
      <Route path="/auth/login" element={<p>Log in</p>} />
    </Routes>,
    {
      store: makeTestStore([sessionSlice, lapseSlice, userSlice]),
      route: '/learn/7?from=mail#notes',
    },
  );
  expect(location()).toBe('/auth/login?returnUrl=%2Flearn%2F7%3Ffrom%3Dmail%23notes');
});
