import type { LiveLogEvent, ReportRow } from '@lms/reports/contract';

/** Maximum of rows kept on the screen. */
export const maxShownRows = 200;

export interface LiveRows {
  /** Rows on the screen, newest first. */
  shown: ReportRow[];
  /** Rows that arrived while paused, newest first. */
  waiting: ReportRow[];
  isPaused: boolean;
}

export const noLiveRows: LiveRows = { shown: [], waiting: [], isPaused: false };

/** Joins newer rows before older ones, without duplicates, up to {@link maxShownRows}. */
export const mergeRows = (newer: readonly ReportRow[], older: readonly ReportRow[]) => {
  const known = new Set<string>();
  return [...newer, ...older]
    .filter(({ id }) => !known.has(id) && known.add(id))
    .slice(0, maxShownRows);
};

export type LiveAction =
  | { type: 'arrived'; event: LiveLogEvent }
  | { type: 'paused' }
  | { type: 'resumed' }
  /** The filters changed. */
  | { type: 'restarted' };

export const liveRowsReducer = (rows: LiveRows, action: LiveAction): LiveRows => {
  const { shown, waiting, isPaused } = rows;
  switch (action.type) {
    case 'arrived': {
      const { event } = action;
      // After a reconnect the stream may send its last rows again.
      if (
        event.type !== 'activity' ||
        [...shown, ...waiting].some(({ id }) => id === event.row.id)
      ) {
        return rows;
      }
      return isPaused
        ? { ...rows, waiting: mergeRows([event.row], waiting) }
        : { ...rows, shown: mergeRows([event.row], shown) };
    }
    case 'paused':
      return { ...rows, isPaused: true };
    case 'resumed':
      return { shown: mergeRows(waiting, shown), waiting: [], isPaused: false };
    case 'restarted':
      return { ...noLiveRows, isPaused };
  }
};
