import type { EntityTypes, Resource } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useProblemText } from '../form/problem-text';
import { toastShown } from '../toast';
import type { EntityCalls } from './entity-calls';
import type { EntityView } from './entity-column';

const statusOf = <T extends EntityTypes>(item: T['item']) =>
  (item as unknown as { status: T['status'] }).status;

/** Changes of rows, each answered with a toast; while one is under way another does not start. */
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
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const run = async (
    call: () => PromiseLike<{ data?: { ids: string[] }; error?: unknown }>,
    done: (count: number) => string,
  ) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const { data, error } = await call();
    running.current = false;
    setBusy(false);
    dispatch(
      data
        ? toastShown({ type: 'success', message: done(data.ids.length) })
        : toastShown({ type: 'error', message: problemText(toCallProblem(error)) }),
    );
  };

  return {
    busy,
    /** The statuses that every one of the items may take now. */
    statusesFor: (items: T['item'][]) =>
      resource.statuses.filter((status) =>
        items.every((item) => resource.transitions[statusOf<T>(item)]?.includes(status)),
      ),
    setStatus: (ids: string[], status: T['status']) =>
      run(
        () => updateStatus({ ids, status }),
        (count) => t('admin.toast.statusChanged', { count, status: statusText(status) }),
      ),
    remove: (ids: string[]) =>
      run(
        () => deleteItems(ids),
        (count) => t('admin.toast.deleted', { count }),
      ),
  };
};
