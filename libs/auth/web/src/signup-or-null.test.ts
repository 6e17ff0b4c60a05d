import { api, sessionSlice } from '@lms/entity-api';
import { offline, onCall, problem, receivedCalls } from '@lms/testing';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { authApi } from './auth-api';

const store = configureStore({
  reducer: combineReducers({ session: sessionSlice.reducer, api: api.reducer }),
  middleware: (defaults) => defaults().concat(api.middleware),
});
const person = { name: 'Rina Akter', email: 'rina@example.com', password: 'Bengal-71x' };
const register = () =>
  store.dispatch(authApi.endpoints.signupOrNull.initiate({ ...person, language: 'en' }));

describe('the sign-up that swallows errors', () => {
  it('yields what the server answers', async () => {
    onCall('post', '/auth/signup', () => Response.json({ email: person.email }, { status: 201 }));
    expect(await register()).toEqual({ data: { email: person.email } });
    expect(receivedCalls.map(({ body }) => body)).toEqual([{ ...person, language: 'en' }]);
  });

  it.each([
    ['a refusal', problem(409, 'auth.emailTaken')],
    ['a fault', problem(500, 'server.fault')],
    ['a server that is away', offline],
  ])('yields null for %s', async (_what, answer) => {
    onCall('post', '/auth/signup', answer);
    expect(await register()).toEqual({ data: null });
  });
});
