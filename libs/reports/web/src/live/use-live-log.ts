import { followEvents, whileWatched } from '@lms/entity-api';
import type { LiveLogEvent } from '@lms/reports/contract';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useStore } from 'react-redux';
import { liveRowsReducer, noLiveRows } from './live-rows';

interface State {
  session: { accessToken: string | null };
}
export type LiveState = 'connecting' | 'connected' | 'lost';

interface LiveLog {
  /** Query string of the stream's filters. */
  filters: string;
  /** Refetches the list; resolves once it has arrived. */
  refetch: () => Promise<unknown>;
}

const streamPath = '/report/live-log-report/events';

/**
 * Follows the live log from now on. After a lost connection, or hidden, it resumes at its cursor; rows
 * that the stream can't send any more are in the list, which is refetched with each connection.
 */
export const useLiveLog = ({ filters, refetch }: LiveLog) => {
  const { getState } = useStore<State>();
  const [rows, dispatch] = useReducer(liveRowsReducer, noLiveRows);
  const [state, setState] = useState<LiveState>('connecting');
  const fetchList = useEffectEvent(refetch);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let cursor: string | undefined;
    let lastFetch: Promise<unknown> = Promise.resolve();
    /** Queued behind a fetch in flight, whose answer may be older than the reason to refetch. */
    const refetchList = () =>
      (lastFetch = lastFetch.catch(() => undefined).then(() => fetchList()));
    const handleEvent = (event: LiveLogEvent) => {
      if (signal.aborted) return;
      // The list is fetched after the stream has begun, so that no row falls between the two.
      if (event.type === 'gap' || cursor === undefined) {
        // The list shows its own error.
        refetchList().catch(() => undefined);
      }
      if (event.type === 'current' || cursor === undefined) setState('connected');
      cursor = event.cursor;
      dispatch({ type: 'arrived', event });
    };
    dispatch({ type: 'restarted' });
    const listen = (watched: AbortSignal) =>
      void followEvents<LiveLogEvent>({
        signal: watched,
        path: () => {
          const params = new URLSearchParams(filters);
          if (cursor) params.set('after', cursor);
          return `${streamPath}?${params}`;
        },
        // Any API call renews a session with an expired access token.
        token: async () => {
          await refetchList();
          return getState().session.accessToken;
        },
        onOpen: () => setState('connected'),
        onEvent: handleEvent,
        onLost: () => setState('lost'),
      });
    // A hidden tab would keep one of the browser's few connections.
    whileWatched(signal, listen);
    return () => {
      controller.abort();
      setState('connecting');
    };
  }, [filters, getState]);

  return {
    rows,
    state,
    pause: () => dispatch({ type: 'paused' }),
    resume: () => dispatch({ type: 'resumed' }),
  };
};
