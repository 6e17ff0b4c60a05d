import { useSession } from '@lms/auth/web';
import type { LiveEvent } from '@lms/contract';
import { api, seeAsId, tellLiveEvent, whileWatched } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { communicationApi } from './communication-api';
import { followSharedEvents } from './shared-stream';
import { useIsTold } from './use-is-told';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
interface State {
  session: { accessToken: string | null };
}

/**
 * Hears live events while a user is signed in and the screen is visible. Each reconnect reloads what
 * changed meanwhile, so that nothing is missed or shown twice.
 */
export const LiveEvents = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch<Dispatch>();
  const { getState } = useStore<State>();
  const isTold = useIsTold();
  const userId = useSession().user?.id;
  const arrived = t('shell.notifications.arrived');

  useEffect(() => {
    // While seeing as somebody else, an administrator gets none of that person's events.
    if (!isTold || seeAsId()) return undefined;
    const left = new AbortController();
    const refresh = () => dispatch(api.util.invalidateTags(['Notification', 'Message']));
    const hear = (event: LiveEvent) => {
      tellLiveEvent(event);
      // Nothing to fetch: the event itself says it all.
      if (event.type === 'questionImport') return;
      refresh();
      if (event.type !== 'notification') return;
      dispatch(toastShown({ type: 'info', message: arrived, preventDuplicates: true }));
    };

    /** Makes any call, which renews an expired access token. */
    const renewed = () =>
      dispatch(
        communicationApi.endpoints.getUnread.initiate(undefined, {
          forceRefetch: true,
          subscribe: false,
        }),
      ).unwrap();

    const token = async () => {
      await renewed();
      return getState().session.accessToken;
    };
    whileWatched(left.signal, (signal) => {
      void followSharedEvents<LiveEvent>(`events-${userId}`, {
        path: () => '/events',
        token,
        signal,
        onOpen: refresh,
        onEvent: hear,
      });
    });
    return () => left.abort();
  }, [isTold, userId, dispatch, getState, arrived]);
  return null;
};
