import { tokensReceived } from '@lms/entity-api';
import { offline, onCall, problem, testTokens } from '@lms/testing';
import { expect, it } from 'vitest';
import { makeSessionStore } from '../testing/session-store';
import { loadCurrentUser } from './session';

it.each([
  ['goes on while the server is out of reach', offline, true],
  ['goes on while the server fails', problem(500, 'server.fault'), true],
  ['goes on while too many calls come from one address', problem(429, 'request.tooMany'), true],
  ['ends when the account is no more', problem(404, 'entity.notFound'), false],
])('a session %s', async (_what, answer, goesOn) => {
  onCall('get', '/user/me', answer);
  const { dispatch, getState } = makeSessionStore();
  dispatch(tokensReceived(testTokens));
  await loadCurrentUser(dispatch, getState);
  expect(getState().session.accessToken !== null).toBe(goesOn);
});
