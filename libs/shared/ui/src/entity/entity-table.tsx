import type { EntityTypes, Resource } from '@lms/contract';
import { orFallback } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { EmptyState, ErrorState, Loading, Skeleton } from '../states/states';
import { ColumnChooser } from './column-chooser';
import { DeleteDialog } from './delete-dialog';
import type { EntityCalls } from './entity-calls';
import type { EntityView } from './entity-column';
import { EntityRows } from './entity-rows';
import styles from './entity.module.css';
import { RowMenu, type RowMenuItem } from './row-menu';
import { ExportMenu } from './export-menu';
import { SelectionBar } from './selection-bar';
import { TablePager } from './table-pager';
import { TableToolbar } from './table-toolbar';
import { UndoBar } from './undo-bar';
import { useLoadedRows } from './use-loaded-rows';
import { useRowActions } from './use-row-actions';

interface EntityTableProps<T extends EntityTypes> {
  resource: Resource<T>;
  table: TableControl<T>;
  calls: EntityCalls<T>;
  view: EntityView<T>;
  /** The text of the button that opens a new item, for those who may write. */
  createText?: string;
  mayWrite?: boolean;
  /** Who may write may also delete, unless it is said here. */
  mayDelete?: boolean;
  /** Stands beside the export: the way to what brings a list in. */
  tools?: ReactNode;
}

/** The list of one entity: search, filters, sorting, pages, selection and what to do with rows. */
export const EntityTable = <T extends EntityTypes>({
  resource,
  table,
  calls,
  view,
  createText,
  mayWrite = false,
  mayDelete = mayWrite,
  tools,
}: EntityTableProps<T>) => {
  const { t } = useTranslation();
  const { state, open, reset } = table;
  const query = calls.useFind(table.query, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = query;
  const actions = useRowActions(resource, calls, view);
  const [doomed, setDoomed] = useState<T['item'][]>([]);

  useLoadedRows(table, query);

  const { problem, ...result } = orFallback.find({ data, error: error ?? (data ? undefined : {}) });
  const selected = result.items.filter((item) => state.grouping.selectedRowIds.includes(item.id));
  const shownView = {
    ...view,
    columns: view.columns.filter(({ field }) => !table.hiddenColumns.includes(field)),
  };
  const isNarrowed = state.searchTerm !== '' || Object.keys(state.filter).length > 0;
  const createButton = mayWrite && (
    <Button type="primary" onClick={() => open('new')}>
      {createText}
    </Button>
  );

  const menuItems = (item: T['item']): RowMenuItem[] => {
    const show = { key: 'open', onClick: () => open(item.id) };
    const others = view.actionsOf?.(item) ?? [];
    if (!mayWrite) return [{ ...show, label: t('admin.table.show') }, ...others];
    const changes = actions.statusesFor([item]).map((status) => ({
      key: status,
      label: t('admin.table.setStatus', { status: view.statusText(status) }),
      onClick: () => void actions.setStatus([item.id], status),
    }));
    const remove = {
      key: 'delete',
      label: t('admin.table.delete'),
      danger: true,
      onClick: () => setDoomed([item]),
    };
    return [
      { ...show, label: t('admin.table.edit') },
      ...others,
      ...changes,
      ...(mayDelete ? [remove] : []),
    ];
  };

  const body = () => {
    if (!data && !error) return <TableSkeleton rows={state.paginator.pageSize} />;
    if (problem) return <ErrorState problem={problem} onRetry={() => void refetch()} />;
    if (result.items.length > 0) {
      return (
        <EntityRows
          resource={resource}
          table={table}
          view={shownView}
          items={result.items}
          busy={isFetching}
          selectable={mayWrite}
          menuOf={(item) => <RowMenu name={view.nameOf(item)} items={menuItems(item)} />}
        />
      );
    }
    return isNarrowed ? (
      <EmptyState text={t('admin.table.noMatch')}>
        <Button onClick={reset}>{t('admin.table.clear')}</Button>
      </EmptyState>
    ) : (
      <EmptyState text={t('admin.table.noItems')}>{createButton}</EmptyState>
    );
  };

  return (
    <div className={styles['list']}>
      <div className={styles['top']}>
        <TableToolbar table={table} filters={view.filters} />
        <ColumnChooser table={table} columns={view.columns} />
        {calls.useExport && (
          <ExportMenu
            resource={resource}
            table={table}
            view={shownView}
            useExport={calls.useExport}
          />
        )}
        {tools}
        {createButton}
      </div>
      {/* Before the bar, which takes the focus once nothing is modal any more. */}
      <DeleteDialog
        names={doomed.map(view.nameOf)}
        busy={actions.busy}
        onClose={() => setDoomed([])}
        onDelete={() =>
          void actions.remove(doomed.map((item) => item.id)).then(() => setDoomed([]))
        }
      />
      {actions.deleted.length > 0 && doomed.length === 0 && (
        <UndoBar
          key={actions.deleted.join()}
          count={actions.deleted.length}
          onUndo={() => void actions.undo()}
          onGone={actions.forget}
        />
      )}
      {mayWrite && selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          statuses={actions.statusesFor(selected)}
          statusText={view.statusText}
          onStatus={(status) =>
            void actions.setStatus(
              selected.map((item) => item.id),
              status,
            )
          }
          onDelete={mayDelete ? () => setDoomed(selected) : undefined}
        />
      )}
      {body()}
      {data && !problem && data.total > 0 && <TablePager table={table} result={data} />}
    </div>
  );
};

/** Of a row of the table, in em. */
const rowHeight = 4.75;

const TableSkeleton = ({ rows }: { rows: number }) => (
  <Loading>
    <Skeleton height={(rows + 1) * rowHeight} />
  </Loading>
);
