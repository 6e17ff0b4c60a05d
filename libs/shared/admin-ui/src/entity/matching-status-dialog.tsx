import {
  type EntityTypes,
  optionalReasonSchema,
  type Resource,
  type TableState,
} from '@lms/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, Skeleton, toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { SubmitButton } from '../button/submit-button';
import { TextAreaField } from '../fields/text-area-field';
import { Form } from '../form/form';
import { Modal, ModalActions } from '../modal/modal';
import { ErrorState } from '../notice/error-state';
import { ProblemNotice } from '../notice/problem-notice';
import type { EntityView } from './entity-column';
import { useCountStatusOfAllQuery, useUpdateStatusOfAllMutation } from './matching-calls';

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
  const change = {
    path: resource.path,
    state: state as TableState<EntityTypes>,
    status,
  };
  const { currentData, error, isFetching, refetch } = useCountStatusOfAllQuery(change, {
    skip: !open,
    refetchOnMountOrArgChange: true,
  });
  const count = currentData?.count;

  const statusText = view.statusText(status);
  const texts = { count: count ?? 0, status: statusText };
  const action = t('admin.table.setStatus', { status: statusText });
  const title = count ? t('admin.table.askStatus', texts) : action;
  const run = async ({ reason }: { reason?: string }): Promise<CallProblem | undefined> => {
    const { data, error: refused } = await updateAll({
      ...change,
      tag: resource.tag,
      reason: reason || undefined,
      confirmed: count ?? 0,
    });
    if (!data) {
      const problem = toCallProblem(refused);
      if (problem.code === 'entity.countChanged') await refetch();
      return problem;
    }
    const message = t('admin.toast.statusChanged', { count: data.changed, status: statusText });
    dispatch(toastShown({ type: 'success', message }));
    // After the form has registered the save: before that it would warn about unsaved changes.
    setTimeout(onClose);
    return undefined;
  };
  const leftOut = currentData?.leftOut && (
    <div role="status">
      <p>{t('admin.leftOut.title')}</p>
      <ul>
        {currentData.leftOut.map(({ reason, count: number }) => (
          <li key={reason}>
            {t(`admin.leftOut.${reason}`, { count: number, status: statusText })}
          </li>
        ))}
      </ul>
    </div>
  );
  const body = () => {
    if (error && !isFetching) {
      const problem = toCallProblem(error);
      // Too many stay too many: only a narrower list helps, no retry.
      if (problem.code === 'entity.tooMany') return <ProblemNotice problem={problem} />;
      return <ErrorState problem={problem} onRetry={() => void refetch()} />;
    }
    if (count === undefined) {
      return (
        <Loading>
          <Skeleton height={6} />
        </Loading>
      );
    }
    if (count === 0) {
      return (
        <>
          <p>{t('admin.table.noneToSet', { status: statusText })}</p>
          {leftOut}
        </>
      );
    }
    return (
      <Form<{ reason?: string }>
        schema={optionalReasonSchema}
        initialValues={{ reason: '' }}
        labels={{ reason: t('admin.reason.label') }}
        onSubmit={run}
      >
        {leftOut}
        <p>{view.consequenceOf?.(status)}</p>
        {resource.reasonFor?.includes(status) && (
          <TextAreaField name="reason" hint={t('admin.reason.hint')} />
        )}
        <ModalActions>
          <SubmitButton>{action}</SubmitButton>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
        </ModalActions>
      </Form>
    );
  };
  return (
    <Modal open={open} title={title} onClose={onClose}>
      {open && body()}
    </Modal>
  );
};
