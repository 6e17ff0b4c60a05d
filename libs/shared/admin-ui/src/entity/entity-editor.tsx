import type { EntityTypes, Resource } from '@lms/contract';
import type { CallProblem, EntityCalls } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, rescueFocus, Skeleton, toastShown } from '@lms/ui';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { AnyObject, ObjectSchema } from 'yup';
import { SubmitButton } from '../button/submit-button';
import type { TextOf } from '../edit/conflict';
import { EditForm } from '../edit/edit-form';
import type { Dependents } from '../edit/merge-saved';
import { type Edit, useEdit } from '../edit/use-edit';
import { Fieldset } from '../form/fieldset';
import { useAskedClose } from '../form/use-asked-close';
import { isSecondClick } from '../modal/is-second-click';
import { ErrorState } from '../notice/error-state';
import styles from './entity.module.css';
import { useOpenerFocus } from './use-opener-focus';

interface EntityEditorProps<T extends EntityTypes> {
  resource: Resource<T>;
  calls: EntityCalls<T>;
  /** Id of an item, or `new`; without one the editor is closed. */
  entityId: string | undefined;
  onClose: () => void;
  titles: { create: string; edit: string };
  labels: Record<string, string>;
  emptyInput: T['input'];
  toInput: (item: T['item']) => T['input'];
  nameOf: (item: T['input']) => string;
  /** Returns what to say of a new item; by default that it was created. */
  createdText?: (item: T['input']) => string;
  /** Formats a field's value in a conflict; without it the value itself is shown. */
  textOf?: TextOf;
  /** Fields that are merged together with another after a conflict. */
  dependents?: Dependents<T['input']>;
  mayWrite: boolean;
  children: ReactNode;
}

/**
 * Creates or edits one item in a panel beside its list. Asks before it discards unsaved changes.
 */
export const EntityEditor = <T extends EntityTypes>(props: EntityEditorProps<T>) => {
  const { entityId, titles, onClose } = props;
  const { close, ask, onUnsaved, question } = useAskedClose(onClose);
  const isNew = entityId === 'new';
  useOpenerFocus(entityId !== undefined);
  return (
    <Drawer
      open={entityId !== undefined}
      title={<h2 className={styles['drawerTitle']}>{isNew ? titles.create : titles.edit}</h2>}
      aria-label={isNew ? titles.create : titles.edit}
      rootClassName={styles['editor']}
      size={560}
      destroyOnHidden
      afterOpenChange={(open) => !open && rescueFocus()}
      onClose={(event) => {
        // Otherwise the same Escape would close the confirmation at once.
        event.preventDefault();
        if (!isSecondClick(event)) ask();
      }}
    >
      {entityId !== undefined && (
        <Editor key={entityId} {...props} id={entityId} onClose={close} onUnsaved={onUnsaved} />
      )}
      {question}
    </Drawer>
  );
};

interface EditorProps<T extends EntityTypes> extends EntityEditorProps<T> {
  id: string;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Shows the form once its initial values are loaded. */
const Editor = <T extends EntityTypes>(props: EditorProps<T>) => {
  const { id, calls, emptyInput, toInput, dependents } = props;
  const isNew = id === 'new';
  const { answer, currentData, isFetching, refetch } = calls.useGet(id, {
    skip: isNew,
    refetchOnMountOrArgChange: true,
  });
  const edit = useEdit<T['item'], T['input']>({
    item: isFetching || answer?.problem ? undefined : currentData,
    start: isNew ? emptyInput : undefined,
    toInput,
    reload: refetch,
    dependents,
  });
  if (edit.opened) return <EditorForm {...props} edit={edit} />;
  if (answer?.problem && !isFetching) {
    return <ErrorState problem={answer.problem} onRetry={() => void refetch()} />;
  }
  return (
    <Loading>
      <Skeleton height={24} />
    </Loading>
  );
};

interface EditorFormProps<T extends EntityTypes> extends EditorProps<T> {
  edit: Edit<T['item'], T['input']>;
}

const EditorForm = <T extends EntityTypes>({
  id,
  resource,
  calls,
  labels,
  edit,
  nameOf,
  createdText,
  textOf,
  mayWrite,
  children,
  onUnsaved,
  onClose,
}: EditorFormProps<T>) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [create] = calls.useCreate();
  const [update] = calls.useUpdate();
  const isNew = id === 'new';

  const save = async (input: T['input']): Promise<CallProblem | undefined> => {
    const { problem } = isNew
      ? await create(input)
      : await update({ id, version: edit.opened?.version ?? 0, input });
    if (problem) return problem;
    const name = nameOf(input);
    const message = isNew
      ? (createdText?.(input) ?? t('admin.toast.created', { name }))
      : t('admin.toast.updated', { name });
    dispatch(toastShown({ type: 'success', message }));
    onClose();
    return undefined;
  };

  return (
    <EditForm
      edit={edit}
      schema={resource.inputSchema as unknown as ObjectSchema<AnyObject>}
      labels={labels}
      textOf={textOf}
      onUnsaved={onUnsaved}
      onSubmit={(values) => save(values as T['input'])}
    >
      <Fieldset className={styles['fields']} disabled={!mayWrite}>
        {children}
      </Fieldset>
      {mayWrite && (
        <div className={styles['save']}>
          <SubmitButton data-key="ctrl s">{t('common.action.save')}</SubmitButton>
        </div>
      )}
    </EditForm>
  );
};
