import type { EntityTypes, Resource } from '@lms/contract';
import { type CallProblem, orFallback, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  ErrorState,
  Form,
  Loading,
  rescueFocus,
  Skeleton,
  SubmitButton,
  toastShown,
  UnsavedDialog,
} from '@lms/ui';
import { Drawer } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { AnyObject, ObjectSchema } from 'yup';
import { Conflict, MergedNote } from '../conflict/conflict';
import { type MergedValues, mergeSaved } from '../conflict/merge-saved';
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
  /** How a field's value reads where two editors clash; without it the value itself stands. */
  textOf?: (field: string, value: unknown) => string | undefined;
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

/** What the form starts from, and what was saved when it was read last. */
interface Opened<Input> {
  values: Input;
  saved: Input;
  version: number;
  merged?: MergedValues<Input>;
}

/** Shows the form once there is something to fill it with, and again with what another has saved. */
const Editor = <T extends EntityTypes>(props: EditorProps<T>) => {
  const { id, calls, emptyInput, toInput } = props;
  const isNew = id === 'new';
  const query = calls.useGet(id, { skip: isNew, refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<Opened<T['input']>>();
  const [typed, setTyped] = useState<T['input']>();
  const { currentData, error, isFetching, refetch } = query;
  if (isNew && !opened) setOpened({ values: emptyInput, saved: emptyInput, version: 0 });
  // What comes later, such as another's change, must not replace what the reader works on.
  if (currentData && !isFetching && !error && (!opened || typed)) {
    const saved = toInput(currentData);
    const merged = opened && typed && mergeSaved(opened.saved, typed, saved);
    const { version } = currentData;
    setOpened({ values: merged?.values ?? saved, saved, version, merged });
    setTyped(undefined);
  }
  // Not reached: the form stays as it is, and the button can be pressed again.
  if (typed && error && !isFetching) setTyped(undefined);
  if (opened) {
    return (
      <EditorForm
        key={opened.version}
        {...props}
        opened={opened}
        isMerging={isFetching}
        onMerge={async (values) => {
          await refetch();
          setTyped(values);
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
  opened: Opened<T['input']>;
  isMerging: boolean;
  onMerge: (typed: T['input']) => Promise<void>;
}

const EditorForm = <T extends EntityTypes>({
  id,
  resource,
  calls,
  labels,
  opened,
  nameOf,
  textOf,
  mayWrite,
  children,
  isMerging,
  onMerge,
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
      initialValues={opened.values as AnyObject}
      savedValues={opened.saved as AnyObject}
      labels={labels}
      onUnsaved={onUnsaved}
      onSubmit={(values) => save(values as T['input'])}
      explain={(problem, values) =>
        problem.code === 'entity.conflict' && (
          <Conflict
            problem={problem}
            busy={isMerging}
            onMerge={() => void onMerge(values as T['input'])}
          />
        )
      }
    >
      {opened.merged && <MergedNote {...opened.merged} textOf={textOf} />}
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
