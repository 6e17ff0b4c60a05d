import {
  type EntityTypes,
  optionalReasonSchema,
  type Resource,
  type TableState,
} from '@lms/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  Button,
  Dialog,
  DialogActions,
  ErrorState,
  Form,
  Loading,
  Skeleton,
  SubmitButton,
  TextAreaField,
  toastShown,
} from '@lms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { EntityView } from './entity-column';
import { useUpdateStatusOfAllMutation } from './matching-calls';

interface MatchingStatusDialogProps<T extends EntityTypes> {
  open: boolean;
  resource: Resource<T>;
  /** State of the list, whose matching rows are changed. */
  state: TableState<T>;
  status: T['status'];
  view: EntityView<T>;
  onClose: () => void;
}

/**
 * Changes the status of all rows that match: the server counts those that may take it, and changes
 * them once the reader has confirmed their number.
 */
export const MatchingStatusDialog = <T extends EntityTypes>({
  open,
  resource,
  state,
  status,
  view,
  onClose,
}: MatchingStatusDialogProps<T>) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [updateAll] = useUpdateStatusOfAllMutation();
  const [count, setCount] = useState<number>();
  const [problem, setProblem] = useState<CallProblem>();
  const change = {
    resource,
    state: state as TableState<EntityTypes>,
    status,
  };
  const countRows = async () => {
    const { data, error } = await updateAll(change);
    setCount(data?.count);
    setProblem(data ? undefined : toCallProblem(error));
  };
  const countOnOpen = useEffectEvent(() => void countRows());
  useEffect(() => {
    if (open) countOnOpen();
  }, [open]);

  const statusText = view.statusText(status);
  const texts = { count: count ?? 0, status: statusText };
  const title = count
    ? t('admin.table.askStatus', texts)
    : t('admin.table.setStatus', { status: statusText });
  const run = async ({ reason }: { reason?: string }): Promise<CallProblem | undefined> => {
    const { data, error } = await updateAll({
      ...change,
      reason: reason || undefined,
      confirmed: count,
    });
    if (!data) {
      const refusal = toCallProblem(error);
      if (refusal.code === 'entity.countChanged') await countRows();
      return refusal;
    }
    const message = t('admin.toast.statusChanged', { count: data.changed, status: statusText });
    dispatch(toastShown({ type: 'success', message }));
    // After the form has registered the save: before that it would warn about unsaved changes.
    setTimeout(onClose);
    return undefined;
  };
  const body = () => {
    if (problem) return <ErrorState problem={problem} onRetry={() => void countRows()} />;
    if (count === undefined) {
      return (
        <Loading>
          <Skeleton height={6} />
        </Loading>
      );
    }
    if (count === 0) return <p>{t('admin.table.noneToSet', { status: statusText })}</p>;
    return (
      <Form<{ reason?: string }>
        schema={optionalReasonSchema}
        initialValues={{ reason: '' }}
        labels={{ reason: t('admin.reason.label') }}
        onSubmit={run}
      >
        <p>{view.consequenceOf?.(status)}</p>
        {resource.reasonFor?.includes(status) && (
          <TextAreaField name="reason" hint={t('admin.reason.hint')} />
        )}
        <DialogActions>
          <SubmitButton>{title}</SubmitButton>
          <Button look="secondary" onClick={onClose}>
            {t('common.action.cancel')}
          </Button>
        </DialogActions>
      </Form>
    );
  };
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      {open && body()}
    </Dialog>
  );
};
