import type { LiveLogEvent, ReportRow } from '@lms/reports/contract';

/** As many rows as are kept on the screen. */
export const maxKept = 200;

export interface LiveRows {
  /** What is shown, newest first. */
  shown: ReportRow[];
  /** What came while the reader held the list, newest first. */
  waiting: ReportRow[];
  isPaused: boolean;
}

export const noLiveRows: LiveRows = { shown: [], waiting: [], isPaused: false };

/** Newer rows before older ones, none of them twice, and no more than are kept. */
export const joinRows = (newer: readonly ReportRow[], older: readonly ReportRow[]) => {
  const known = new Set<string>();
  return [...newer, ...older].filter(({ id }) => !known.has(id) && known.add(id)).slice(0, maxKept);
};

export type LiveStep =
  | { type: 'arrived'; event: LiveLogEvent }
  | { type: 'paused' }
  | { type: 'resumed' }
  /** Other rows are asked for. */
  | { type: 'restarted' };

export const nextLiveRows = (rows: LiveRows, step: LiveStep): LiveRows => {
  const { shown, waiting, isPaused } = rows;
  switch (step.type) {
    case 'arrived': {
      const { event } = step;
      // After a lost connection the stream may tell again what came last.
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
