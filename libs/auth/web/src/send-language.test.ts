import { tokensReceived } from '@lms/entity-api';
import { languageChanged } from '@lms/i18n';
import { offline, onCall, receivedCalls, testTokens } from '@lms/testing';
import { describe, expect, it } from 'vitest';
import { makeSessionStore } from '../testing/session-store';
import { sendLanguage } from './send-language';
import { loadCurrentUser } from './session';
import { selectCurrentUser } from './user-slice';

const makeStore = () => makeSessionStore(sendLanguage);
const record = {
  id: '1',
  username: 'rina@example.com',
  name: 'Rina',
  roles: ['ROLE_USER'],
  imageUrl: null,
  organization: null,
  preferredLanguage: 'en',
};
const sent = () =>
  receivedCalls.filter(({ path }) => path === '/user/me/language').map(({ body }) => body);

describe('the chosen language', () => {
  it('is sent while signed in', async () => {
    onCall('put', '/user/me/language');
    const { dispatch } = makeStore();
    dispatch(tokensReceived(testTokens));
    dispatch(languageChanged('bn'));
    await expect.poll(() => sent()).toEqual([{ language: 'bn' }]);
  });

  it('of a visitor stays here until they log in', async () => {
    onCall('put', '/user/me/language');
    onCall('get', '/user/me', record);
    const { dispatch, getState } = makeStore();
    dispatch(languageChanged('bn'));
    expect(receivedCalls).toEqual([]);
    dispatch(tokensReceived(testTokens));
    await loadCurrentUser(dispatch, getState);
    await expect.poll(() => sent()).toEqual([{ language: 'bn' }]);
  });

  it('that could not be sent is sent at the next start, and nobody is troubled by it', async () => {
    onCall('put', '/user/me/language', offline);
    onCall('get', '/user/me', record);
    const { dispatch, getState } = makeStore();
    dispatch(tokensReceived(testTokens));
    dispatch(languageChanged('bn'));
    await expect.poll(() => sent()).toHaveLength(1);
    expect(await loadCurrentUser(dispatch, getState)).toBeUndefined();
    await expect.poll(() => sent()).toHaveLength(2);
    expect(selectCurrentUser(getState())?.name).toBe('Rina');
  });

  it.each([
    ['nobody has chosen one on this browser', 'bn'],
    ['the server has it already', 'en'],
  ])('is not sent when %s', async (_why, preferredLanguage) => {
    onCall('get', '/user/me', { ...record, preferredLanguage });
    const { dispatch, getState } = makeStore();
    dispatch(tokensReceived(testTokens));
    await loadCurrentUser(dispatch, getState);
    expect(receivedCalls.map(({ path }) => path)).toEqual(['/user/me']);
  });
});
