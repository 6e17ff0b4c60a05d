import { code, type ListView, listViewName, maxListViews } from '@lms/contract';
import { toCallProblem, useLazyGetListViewsQuery, useSaveListViewsMutation } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown, useProblemText } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { object } from 'yup';
import { SubmitButton } from '../button/submit-button';
import { TextField } from '../fields/text-field';
import { Form } from '../form/form';
import { Modal } from '../modal/modal';
import { Notice } from '../notice/notice';
import type { SavedViewsState, ViewTask } from './use-saved-views';

interface ViewDialogProps {
  saved: SavedViewsState;
  task?: ViewTask;
  onClose: () => void;
}

/** Dialog that saves what a list shows as a view, or renames or deletes the view that is shown. */
export const ViewDialog = ({
  saved: { list, views, shown, current },
  task,
  onClose,
}: ViewDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const [read] = useLazyGetListViewsQuery();
  const [save] = useSaveListViewsMutation();
  // The dialog keeps its content while it closes.
  const [known, setKnown] = useState(task);
  if (task && task !== known) setKnown(task);
  const isDeleted = known === 'delete';
  const isNew = known === 'save';
  const name = isNew ? '' : (current?.name ?? '');
  const others = views.filter((view) => isNew || view !== current);

  /** Changes the views as they are by now: another tab may have saved some. */
  const keep = async (change: (views: ListView[]) => ListView[], message: string) => {
    const known = await read();
    const before = known.data?.items.find((item) => item.list === list)?.views ?? [];
    const { error } = known.error ? known : await save({ list, views: change(before) });
    if (error) return toCallProblem(error);
    dispatch(toastShown({ type: 'success', message }));
    onClose();
    return undefined;
  };
  const remove = async () => {
    const problem = await keep(
      (before) => before.filter((view) => view.name !== name),
      t('admin.views.deleted', { name }),
    );
    if (problem) dispatch(toastShown({ type: 'error', message: problemText(problem) }));
    else void navigate({ search: '' }, { replace: true });
  };
  const onSubmit = ({ name: typed }: { name: string }) => {
    const view = { name: typed, search: shown };
    return keep(
      (before) =>
        isNew ? [...before, view] : before.map((old) => (old.name === name ? view : old)),
      t('admin.views.saved', { name: typed }),
    );
  };
  const cancel = <Button onClick={onClose}>{t('common.action.cancel')}</Button>;
  return (
    <Modal
      open={task !== undefined}
      title={
        isDeleted ? `${t('admin.views.delete')}: ${name}` : t(`admin.views.${known ?? 'save'}`)
      }
      onClose={onClose}
      actions={
        isDeleted && (
          <>
            {cancel}
            <Button danger type="primary" onClick={() => void remove()}>
              {t('admin.table.delete')}
            </Button>
          </>
        )
      }
    >
      {isNew && views.length >= maxListViews ? (
        <Notice tone="warn">{t('admin.views.full')}</Notice>
      ) : (
        !isDeleted && (
          <Form
            unguarded
            schema={object({
              name: listViewName()
                .notOneOf(
                  others.map((view) => view.name),
                  code('taken'),
                )
                .required(code('required')),
            })}
            initialValues={{ name }}
            labels={{ name: t('admin.views.name') }}
            onSubmit={onSubmit}
          >
            <TextField name="name" />
            <SubmitButton>{t('common.action.save')}</SubmitButton>
          </Form>
        )
      )}
    </Modal>
  );
};
