import type { BaseQueryApi, FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { expect, it, vi } from 'vitest';
import { intercept } from './interceptor';

const dispatch = vi.fn();
const api = { dispatch } as unknown as BaseQueryApi;

it.each<[string, FetchBaseQueryError]>([
  ['401 auth.required', { status: 401, data: { code: 'auth.required' } }],
  ['403 seeAs.ended', { status: 403, data: { code: 'seeAs.ended' } }],
  ['FETCH_ERROR Failed to fetch', { status: 'FETCH_ERROR', error: 'Failed to fetch' }],
])('logs %s and does nothing else', async (logged, error) => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const result = { error };
  const query = vi.fn(() => result);
  expect(await intercept(query)({ url: '/course/find', method: 'POST' }, api, {})).toBe(result);
  expect(info.mock.calls).toEqual([[`POST /course/find failed: ${logged}`]]);
  expect(query).toHaveBeenCalledTimes(1);
  expect(dispatch).not.toHaveBeenCalled();
  info.mockRestore();
});

it('says nothing about a call that succeeds', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  expect(await intercept(() => ({ data: 1 }))('/user/me', api, {})).toEqual({ data: 1 });
  expect(info).not.toHaveBeenCalled();
  info.mockRestore();
});
