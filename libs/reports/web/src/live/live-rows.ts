import type { LiveLogEvent, ReportRow } from '@lms/reports/contract';

/** Maximum of rows kept on the screen. */
export const maxKept = 200;

export interface LiveRows {
  /** Rows on the screen, newest first. */
  shown: ReportRow[];
  /** Rows that arrived while paused, newest first. */
  waiting: ReportRow[];
  isPaused: boolean;
}

export const noLiveRows: LiveRows = { shown: [], waiting: [], isPaused: false };

/** Joins newer rows before older ones, without duplicates, up to {@link maxKept}. */
export const joinRows = (newer: readonly ReportRow[], older: readonly ReportRow[]) => {
  const known = new Set<string>();
  return [...newer, ...older].filter(({ id }) => !known.has(id) && known.add(id)).slice(0, maxKept);
};

export type LiveStep =
  | { type: 'arrived'; event: LiveLogEvent }
  | { type: 'paused' }
  | { type: 'resumed' }
  /** The filters changed. */
  | { type: 'restarted' };

export const nextLiveRows = (rows: LiveRows, step: LiveStep): LiveRows => {
  const { shown, waiting, isPaused } = rows;
  switch (step.type) {
    case 'arrived': {
      const { event } = step;
      // After a reconnect the stream may send its last rows again.
      if (
        event.type !== 'activity' ||
        [...shown, ...waiting].some(({ id }) => id === event.row.id)
      ) {
        return rows;
      }
      return isPaused
        ? { ...rows, waiting: joinRows([event.row], waiting) }
        : { ...rows, shown: joinRows([event.row], shown) };
    }
    case 'paused':
      return { ...rows, isPaused: true };
    case 'resumed':
      return { shown: joinRows(waiting, shown), waiting: [], isPaused: false };
    case 'restarted':
      return { ...noLiveRows, isPaused };
  }
};
