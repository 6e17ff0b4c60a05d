import type { EntityTypes, Resource } from '@lms/contract';
import { type CallProblem, orFallback, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Drawer } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AnyObject, ObjectSchema } from 'yup';
import { Button } from '../controls/button';
import { Form, SubmitButton } from '../form';
import { UnsavedDialog } from '../form/unsaved-dialog';
import { rescueFocus } from '../page/focus-heading';
import { ErrorState, Loading, Skeleton } from '../states/states';
import { toastShown } from '../toast';
import type { EntityCalls } from './entity-calls';
import styles from './entity.module.css';

interface EntityEditorProps<T extends EntityTypes> {
  resource: Resource<T>;
  calls: EntityCalls<T>;
  /** An item's id, or `new`; without one the editor is closed. */
  entityId: string | undefined;
  onClose: () => void;
  titles: { create: string; edit: string };
  labels: Record<string, string>;
  emptyInput: T['input'];
  toInput: (item: T['item']) => T['input'];
  nameOf: (item: T['input']) => string;
  mayWrite: boolean;
  /** The fields. */
  children: ReactNode;
}

/** Creates or edits one item beside its list. What was typed is only lost when the reader says so. */
export const EntityEditor = <T extends EntityTypes>(props: EntityEditorProps<T>) => {
  const { entityId, titles, onClose } = props;
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const close = useCallback(() => {
    setIsUnsaved(false);
    setIsAsking(false);
    onClose();
  }, [onClose]);
  const isNew = entityId === 'new';
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
        // The same Escape would close the question at once.
        event.preventDefault();
        if (isUnsaved) setIsAsking(true);
        else close();
      }}
    >
      {entityId !== undefined && (
        <Editor key={entityId} {...props} id={entityId} onClose={close} onUnsaved={setIsUnsaved} />
      )}
      <UnsavedDialog open={isAsking} onStay={() => setIsAsking(false)} onLeave={close} />
    </Drawer>
  );
};

interface EditorProps<T extends EntityTypes> extends EntityEditorProps<T> {
  id: string;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Shows the form once there is something to fill it with, and again when the saved one is wanted. */
const Editor = <T extends EntityTypes>(props: EditorProps<T>) => {
  const { id, calls, emptyInput, toInput } = props;
  const isNew = id === 'new';
  const query = calls.useGet(id, { skip: isNew, refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<{ input: T['input']; version: number }>();
  const { currentData, error, isFetching, refetch } = query;
  if (isNew && !opened) setOpened({ input: emptyInput, version: 0 });
  // What comes later, such as another's change, must not replace what the reader works on.
  if (currentData && !isFetching && !error && !opened) {
    setOpened({ input: toInput(currentData), version: currentData.version });
  }
  if (opened) {
    return (
      <EditorForm
        key={opened.version}
        {...props}
        opened={opened}
        onReload={async () => {
          await refetch();
          setOpened(undefined);
        }}
      />
    );
  }
  if (error && !isFetching) {
    const { problem } = orFallback.get<T['item']>({ error });
    return problem && <ErrorState problem={problem} onRetry={() => void refetch()} />;
  }
  return (
    <Loading>
      <Skeleton height={24} />
    </Loading>
  );
};

interface EditorFormProps<T extends EntityTypes> extends EditorProps<T> {
  opened: { input: T['input']; version: number };
  onReload: () => Promise<void>;
}

const EditorForm = <T extends EntityTypes>({
  id,
  resource,
  calls,
  labels,
  opened,
  nameOf,
  mayWrite,
  children,
  onReload,
  onUnsaved,
  onClose,
}: EditorFormProps<T>) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [create] = calls.useCreate();
  const [update] = calls.useUpdate();
  const isNew = id === 'new';

  const save = async (input: T['input']): Promise<CallProblem | undefined> => {
    const { error } = isNew
      ? await create(input)
      : await update({ id, version: opened.version, input });
    if (error) return toCallProblem(error);
    const message = t(isNew ? 'admin.toast.created' : 'admin.toast.updated', {
      name: nameOf(input),
    });
    dispatch(toastShown({ type: 'success', message }));
    onClose();
    return undefined;
  };

  return (
    <Form
      schema={resource.inputSchema as unknown as ObjectSchema<AnyObject>}
      initialValues={opened.input as AnyObject}
      labels={labels}
      onUnsaved={onUnsaved}
      onSubmit={(values) => save(values as T['input'])}
      explain={({ code }) =>
        code === 'entity.conflict' ? (
          <>
            <p>{t('admin.form.conflict')}</p>
            <Button look="secondary" onClick={() => void onReload()}>
              {t('admin.form.loadSaved')}
            </Button>
          </>
        ) : undefined
      }
    >
      <fieldset className={styles['fields']} disabled={!mayWrite}>
        {children}
      </fieldset>
      {mayWrite && (
        <div className={styles['save']}>
          <SubmitButton>{t('common.action.save')}</SubmitButton>
        </div>
      )}
    </Form>
  );
};
