import { api, sessionSlice, tokensReceived } from '@lms/entity-api';
import { languageSlice } from '@lms/i18n';
import { offline, onCall, problem, testTokens } from '@lms/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { loadCurrentUser } from './session';
import { userSlice } from './user-slice';

const makeStore = () =>
  configureStore({
    reducer: combineReducers({
      session: sessionSlice.reducer,
      language: languageSlice.reducer,
      user: userSlice.reducer,
      api: api.reducer,
    }),
    middleware: (defaults) => defaults().concat(api.middleware),
  });

it.each([
  ['goes on while the server is out of reach', offline, true],
  ['goes on while the server fails', problem(500, 'server.fault'), true],
  ['goes on while too many calls come from one address', problem(429, 'request.tooMany'), true],
  ['ends when the account is no more', problem(404, 'entity.notFound'), false],
])('a session %s', async (_what, answer, goesOn) => {
  onCall('get', '/user/me', answer);
  const { dispatch, getState } = makeStore();
  dispatch(tokensReceived(testTokens));
  await loadCurrentUser(dispatch, getState);
  expect(getState().session.accessToken !== null).toBe(goesOn);
});
