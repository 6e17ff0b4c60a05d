import type { LiveLogEvent } from '@lms/reports/contract';
import { followEvents } from '@lms/entity-api';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useStore } from 'react-redux';
import { nextLiveRows, noLiveRows } from './live-rows';

interface State {
  session: { accessToken: string | null };
}
export type LiveState = 'connecting' | 'connected' | 'lost';

interface LiveLog {
  /** What is told, as the address of the stream says it. */
  filters: string;
  /** Fetches the list anew; resolves once it is there. */
  refetch: () => Promise<unknown>;
}

const streamPath = '/report/live-log-report/events';

/**
 * The live log from now on. After a lost connection it goes on where it was; what the stream can't
 * tell any more is in the list, which is fetched anew with each connection.
 */
export const useLiveLog = ({ filters, refetch }: LiveLog) => {
  const { getState } = useStore<State>();
  const [rows, step] = useReducer(nextLiveRows, noLiveRows);
  const [state, setState] = useState<LiveState>('connecting');
  const fetchList = useEffectEvent(refetch);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let cursor: string | undefined;
    let fetched: Promise<unknown> = Promise.resolve();
    /** After what is under way, whose answer may be older than the reason to ask again. */
    const fetchAnew = () => (fetched = fetched.catch(() => undefined).then(() => fetchList()));
    const hear = (event: LiveLogEvent) => {
      if (signal.aborted) return;
      // The list is asked for once the stream has begun, so that nothing falls between the two.
      if (event.type === 'gap' || cursor === undefined) {
        // The list itself tells of its failure.
        fetchAnew().catch(() => undefined);
      }
      if (event.type === 'current' || cursor === undefined) setState('connected');
      cursor = event.cursor;
      step({ type: 'arrived', event });
    };
    step({ type: 'restarted' });
    void followEvents<LiveLogEvent>({
      signal,
      path: () => {
        const params = new URLSearchParams(filters);
        if (cursor) params.set('after', cursor);
        return `${streamPath}?${params}`;
      },
      // Any call renews a session whose access token is too old.
      token: async () => {
        await fetchAnew();
        return getState().session.accessToken;
      },
      onOpen: () => setState('connected'),
      onEvent: hear,
      onLost: () => setState('lost'),
    });
    return () => {
      left.abort();
      setState('connecting');
    };
  }, [filters, getState]);

  return {
    rows,
    state,
    pause: () => step({ type: 'paused' }),
    resume: () => step({ type: 'resumed' }),
  };
};
