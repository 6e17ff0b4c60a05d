import type { EntityTypes, FieldProblem, Resource } from '@lms/contract';
import type { Answered, CallProblem, EntityCalls } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown, useProblemText } from '@lms/ui';
import { useCallback, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { EntityView } from './entity-column';

const statusOf = <T extends EntityTypes>(item: T['item']) =>
  (item as unknown as { status: T['status'] }).status;

/**
 * Actions that change rows, each answered with a toast; a second one can't start while one is
 * running.
 */
export const useRowActions = <T extends EntityTypes>(
  resource: Resource<T>,
  calls: EntityCalls<T>,
  { statusText }: EntityView<T>,
) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const [updateStatus] = calls.useUpdateStatus();
  const [deleteItems] = calls.useDeleteItems();
  const [restoreItems] = (calls.useRestoreItems ?? calls.useDeleteItems)();
  const [deleted, setDeleted] = useState<string[]>([]);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const run = async (
    call: () => PromiseLike<Answered<{ ids: string[] }>>,
    done: (count: number) => string | undefined,
    /** Returns true if the problem is shown by other means than a toast. */
    isShown: (problem: CallProblem) => boolean = () => false,
  ) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const { ids, problem } = await call();
    running.current = false;
    setBusy(false);
    if (problem) {
      if (isShown(problem)) return undefined;
      dispatch(toastShown({ type: 'error', message: problemText(problem) }));
      return undefined;
    }
    const message = done(ids.length);
    if (message) dispatch(toastShown({ type: 'success', message }));
    return ids;
  };
  const canRestore = resource.restorable && calls.useRestoreItems !== undefined;

  return {
    busy,
    /** True if a deletion can be undone. */
    canRestore,
    /** Returns the statuses that all of the items may change to. */
    statusesFor: (items: T['item'][]) =>
      resource.statuses.filter((status) =>
        items.every((item) => resource.transitions[statusOf<T>(item)]?.includes(status)),
      ),
    /** Statuses that any item may change to. */
    anyStatus: resource.statuses.filter((status) =>
      resource.statuses.some((from) => resource.transitions[from].includes(status)),
    ),
    setStatus: (ids: string[], status: T['status']) =>
      run(
        () => updateStatus({ ids, status }),
        (count) => t('admin.toast.statusChanged', { count, status: statusText(status) }),
      ),
    /** Deletes all or none; returns what keeps them from being deleted, if anything does. */
    remove: async (ids: string[]) => {
      let blocked: FieldProblem[] = [];
      const gone = await run(
        () => deleteItems(ids),
        (count) => (canRestore ? undefined : t('admin.toast.deleted', { count })),
        ({ code, errors }) => {
          if (code === 'entity.inUse') blocked = errors;
          return blocked.length > 0;
        },
      );
      if (gone && canRestore) setDeleted(gone);
      return blocked;
    },
    /** Ids of deleted rows that can still be restored. */
    deleted,
    undo: () =>
      run(
        () => restoreItems(deleted),
        (count) => t('admin.toast.restored', { count }),
      ).then(() => setDeleted([])),
    forget: useCallback(() => setDeleted([]), []),
  };
};
