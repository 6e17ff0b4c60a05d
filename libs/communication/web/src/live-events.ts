import type { LiveEvent } from '@lms/contract';
import { api, followEvents, seeAsId, tellLiveEvent } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { communicationApi } from './communication-api';
import { useIsTold } from './use-is-told';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
interface State {
  session: { accessToken: string | null };
}

/** Delay until a hidden screen disconnects. */
const hiddenFor = 60_000;

/** Tells whether the screen is visible, or was within the last minute. */
const followVisibility = (onChange: (isWatched: boolean) => void, signal: AbortSignal) => {
  let timer: ReturnType<typeof setTimeout>;
  const follow = () => {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => onChange(false), hiddenFor);
    else onChange(true);
  };
  document.addEventListener('visibilitychange', follow, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
};

/**
 * Keeps the event stream open while a user is signed in and the screen is visible. Each reconnect
 * reloads what changed meanwhile, so that nothing is missed or shown twice.
 */
export const LiveEvents = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch<Dispatch>();
  const { getState } = useStore<State>();
  const isTold = useIsTold();
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
    const listen = (signal: AbortSignal) =>
      followEvents<LiveEvent>({
        path: () => '/events',
        token,
        signal,
        onOpen: refresh,
        onEvent: hear,
      });

    let watching: AbortController | undefined;
    const watch = (isWatched: boolean) => {
      if (isWatched && !watching) {
        watching = new AbortController();
        void listen(watching.signal);
      } else if (!isWatched) {
        watching?.abort();
        watching = undefined;
      }
    };
    followVisibility(watch, left.signal);
    watch(true);
    return () => {
      left.abort();
      watch(false);
    };
  }, [isTold, dispatch, getState, arrived]);
  return null;
};
