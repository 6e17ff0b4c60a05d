import type { EntityTypes, Resource } from '@lms/contract';
import type { EntityCalls } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { Icon, lazyPart } from '@lms/ui';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useApprovals } from '../approval/use-approvals';
import { ErrorState } from '../notice/error-state';
import { SavedViews } from '../views/saved-views';
import { useSavedViews, type ViewTask } from '../views/use-saved-views';
import { ColumnChooser } from './column-chooser';
import type { Confirmation } from './confirm-dialog';
import { EmptyRows } from './empty-rows';
import type { EntityAction, EntitySelection, EntityView } from './entity-column';
import { EntityRows } from './entity-rows';
import styles from './entity.module.css';
import { ExportMenu } from './export-menu';
import { ImportLink } from './import-link';
import type * as matching from './matching-status-dialog';
import { MountOnOpen } from './mount-on-open';
import { RowMenu, type RowMenuItem } from './row-menu';
import { SelectionBar } from './selection-bar';
import { selectionTexts } from './selection-texts';
import type * as reasons from './status-reason-dialog';
import { TablePager } from './table-pager';
import { TableSkeleton } from './table-skeleton';
import { TableToolbar } from './table-toolbar';
import { useLoadedRows } from './use-loaded-rows';
import { useRowActions } from './use-row-actions';

const ConfirmDialog = lazyPart({
  load: () => import('./confirm-dialog').then((module) => module.ConfirmDialog),
});

const UndoBar = lazyPart({ load: () => import('./undo-bar').then((module) => module.UndoBar) });

const StatusReasonDialog = lazyPart({
  load: () => import('./status-reason-dialog').then((module) => module.StatusReasonDialog),
}) as typeof reasons.StatusReasonDialog;

const MatchingStatusDialog = lazyPart({
  load: () => import('./matching-status-dialog').then((module) => module.MatchingStatusDialog),
}) as typeof matching.MatchingStatusDialog;

/** Change of all matching rows; each round counts them anew. */
interface MatchingChange<T extends EntityTypes> {
  status: T['status'];
  round: number;
  open: boolean;
}

interface EntityTableProps<T extends EntityTypes> {
  resource: Resource<T>;
  table: TableControl<T>;
  calls: EntityCalls<T>;
  view: EntityView<T>;
  /** Text of the button for a new item, shown to readers who may create one. */
  createText?: string;
  mayWrite?: boolean;
  /** Defaults to the right to write, as does the right to delete. */
  mayCreate?: boolean;
  mayDelete?: boolean;
  /** Returns further actions on what is selected, besides changing its status and deleting it. */
  selectionActionsOf?: (selection: EntitySelection<T>) => EntityAction[];
  /** Links to the list's import page, `import` below its own path, for readers who may import. */
  mayImport?: boolean;
  /** Further actions of the page, before those of the list. */
  children?: ReactNode;
}

/** List of one entity: search, filters, sorting, paging, selection and actions on rows. */
export const EntityTable = <T extends EntityTypes>({
  resource,
  table,
  calls,
  view,
  createText,
  mayWrite = false,
  mayCreate = mayWrite,
  mayDelete = mayWrite,
  selectionActionsOf,
  mayImport = false,
  children,
}: EntityTableProps<T>) => {
  const { t } = useTranslation();
  const { state, open, reset } = table;
  const sortable: readonly string[] = resource.sortable;
  const query = calls.useFind(table.query, { refetchOnMountOrArgChange: true });
  const { answer, data, isFetching, refetch } = query;
  const actions = useRowActions(resource, calls, view);
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const [change, setChange] = useState<{ items: T['item'][]; status: T['status'] }>();
  const [asksReason, setAsksReason] = useState(false);
  const approvals = useApprovals(resource, view);
  const [matchingChange, setMatchingChange] = useState<MatchingChange<T>>();
  const saved = useSavedViews();
  const [viewTask, setViewTask] = useState<ViewTask>();

  useLoadedRows(table, query);

  const { problem } = answer;
  const items = answer.items.filter(({ id }) => !approvals.heldIds.includes(id));
  const result = { ...answer, items, total: answer.total - (answer.items.length - items.length) };
  const selected = items.filter((item) => state.grouping.selectedRowIds.includes(item.id));
  const shownView = {
    ...view,
    columns: view.columns.filter(({ field }) => !table.hiddenColumns.includes(field)),
  };
  const isNarrowed = state.searchTerm !== '' || Object.keys(state.filter).length > 0;
  const createButton = mayCreate && (
    <Button
      data-key="c"
      type="primary"
      icon={<Icon name="M12 5v14M5 12h14" size={16} />}
      onClick={() => open('new')}
    >
      {createText}
    </Button>
  );

  const idsOf = (items: T['item'][]) => items.map(({ id }) => id);
  const changeText = (items: T['item'][], status: T['status']) =>
    approvals.isApproval(items, status)
      ? t('admin.approval.action')
      : t('admin.table.setStatus', { status: view.statusText(status) });
  const setStatus = (items: T['item'][], status: T['status']) => {
    if (approvals.isApproval(items, status)) return approvals.ask(items);
    if (resource.reasonFor?.includes(status)) {
      setChange({ items, status });
      return setAsksReason(true);
    }
    const run = () => actions.setStatus(idsOf(items), status);
    const text = view.consequenceOf?.(status);
    if (!text) return void run();
    const texts = { count: items.length, status: view.statusText(status) };
    return setConfirmation({
      names: items.map(view.nameOf),
      title: t('admin.table.askStatus', texts),
      action: t('admin.table.setStatus', texts),
      text,
      run: async () => {
        await run();
        return [];
      },
    });
  };
  const askMatching = (status: T['status']) =>
    setMatchingChange({ status, round: (matchingChange?.round ?? 0) + 1, open: true });
  const askToDelete = (items: T['item'][]) =>
    setConfirmation({
      names: items.map(view.nameOf),
      title: t('admin.delete.title', { count: items.length }),
      text: t(actions.canRestore ? 'admin.delete.undoable' : 'admin.delete.text'),
      action: t('admin.table.delete'),
      run: (without = []) => actions.remove(idsOf(items).filter((id) => !without.includes(id))),
    });

  const menuItems = (item: T['item']): RowMenuItem[] => {
    const show = { key: 'open', onClick: () => open(item.id) };
    const others = view.actionsOf?.(item) ?? [];
    if (!mayWrite) return [{ ...show, label: t('admin.table.show') }, ...others];
    const changes = actions.statusesFor([item]).map((status) => ({
      key: approvals.isApproval([item], status) ? 'approve' : status,
      label: changeText([item], status),
      onClick: () => setStatus([item], status),
    }));
    const remove = {
      key: 'delete',
      label: t('admin.table.delete'),
      danger: true,
      onClick: () => askToDelete([item]),
    };
    return [
      { ...show, key: 'edit', label: t('admin.table.edit') },
      ...others,
      ...changes,
      ...(mayDelete ? [remove] : []),
    ];
  };

  const body = () => {
    // Also for a page beyond the last one, which `useLoadedRows` leaves.
    if (!problem && (!data || (answer.total > 0 && !answer.items[0]))) {
      return <TableSkeleton rows={state.paginator.pageSize} />;
    }
    if (problem) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
    if (items.length > 0) {
      return (
        <EntityRows
          resource={resource}
          table={table}
          view={shownView}
          items={items}
          busy={isFetching}
          selectable={mayWrite}
          linkOf={(item) => view.pathOf?.(item) ?? table.linkTo(item.id)}
          menuOf={(item) => <RowMenu name={view.nameOf(item)} items={menuItems(item)} />}
        />
      );
    }
    return (
      <EmptyRows onReset={isNarrowed ? reset : undefined}>
        {createButton}
        {mayImport && <ImportLink />}
      </EmptyRows>
    );
  };

  return (
    <>
      <div className={`screen-only ${styles['actions']}`} data-page-actions>
        {children}
        {calls.useExport && (
          <ExportMenu
            resource={resource}
            table={table}
            view={shownView}
            useExport={calls.useExport}
          />
        )}
        {mayImport && <ImportLink />}
        {createButton}
      </div>
      {/* Before the undo bar, which takes the focus once the modal dialog is closed. */}
      <MountOnOpen open={confirmation !== undefined}>
        <ConfirmDialog
          confirmation={confirmation}
          busy={actions.busy}
          onClose={() => setConfirmation(undefined)}
        />
      </MountOnOpen>
      {change && (
        <StatusReasonDialog
          {...change}
          calls={calls}
          view={view}
          open={asksReason}
          onClose={() => setAsksReason(false)}
        />
      )}
      {matchingChange && (
        <MatchingStatusDialog
          key={matchingChange.round}
          resource={resource}
          view={view}
          open={matchingChange.open}
          state={table.query}
          status={matchingChange.status}
          onClose={() => setMatchingChange({ ...matchingChange, open: false })}
        />
      )}
      {approvals.shown}
      {actions.deleted.length > 0 && !confirmation && (
        <UndoBar
          key={actions.deleted.join()}
          text={t('admin.toast.deleted', { count: actions.deleted.length })}
          action={t('admin.table.undo')}
          onUndo={() => void actions.undo()}
          onGone={actions.forget}
        />
      )}
      <SavedViews saved={saved} task={viewTask} onTask={setViewTask} />
      <div className={styles['list']}>
        <div className={styles['bar']}>
          <TableToolbar
            table={table}
            columns={view.columns.filter(({ field }) => sortable.includes(field))}
            filters={view.filters}
            onSaveView={saved.shown === '' || saved.current ? undefined : () => setViewTask('save')}
          />
          <ColumnChooser table={table} columns={view.columns} />
        </div>
        {mayWrite && selected.length > 0 && (
          <SelectionBar
            {...selectionTexts({ t, table, result: answer, selected: selected.length })}
            statuses={table.isMatchingSelected ? actions.anyStatus : actions.statusesFor(selected)}
            changeText={(to) => changeText(table.isMatchingSelected ? [] : selected, to)}
            isApproval={(to) => approvals.isApproval(selected, to)}
            onStatus={table.isMatchingSelected ? askMatching : (to) => setStatus(selected, to)}
            actions={selectionActionsOf?.({
              state: table.query,
              ids: table.isMatchingSelected ? undefined : idsOf(selected),
            })}
            onDelete={
              mayDelete && !table.isMatchingSelected ? () => askToDelete(selected) : undefined
            }
          />
        )}
        {body()}
        {result.total > 0 && <TablePager table={table} result={result} />}
      </div>
    </>
  );
};
