import { type Origin, recordActivity } from '../activity/activity-log';
import type { Deps } from '../deps';
import type { Caller } from '../http/caller';
import type { RowLog } from './saved-by';

/** Returns a log that records a caller's actions on rows of an entity. */
export const rowLog =
  (
    { now }: Deps,
    { caller, request }: { caller: Caller; request: Origin },
    entity: string,
  ): RowLog =>
  async (tx, action, rows) => {
    const at = now().toISOString();
    for (const { id, name: subject } of rows) {
      await recordActivity(tx, {
        at,
        caller,
        request,
        action,
        subject,
        entity,
        ...(id && { subjectId: id }),
      });
    }
  };
