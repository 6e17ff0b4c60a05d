import type { EntityTypes, Resource } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { Checkbox, Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { breakpoints, useMinWidth } from '../antd/use-min-width';
import { Breakable } from './breakable';
import type { EntityColumn, EntityView } from './entity-column';
import styles from './entity.module.css';
import { openRecord, recordMark } from './open-record';

interface EntityRowsProps<T extends EntityTypes> {
  resource: Resource<T>;
  table: TableControl<T>;
  view: EntityView<T>;
  items: T['item'][];
  /** Newer rows are loading. */
  busy: boolean;
  selectable: boolean;
  /** Returns where a row leads; without it rows have no record of their own. */
  linkOf?: (item: T['item']) => To;
  /** Renders a row's menu; without it rows have no actions. */
  menuOf?: (item: T['item']) => ReactNode;
}

const contentOf = <Item,>(column: EntityColumn<Item>, item: Item): ReactNode =>
  column.render ? column.render(item) : (item[column.field] as ReactNode);

const cell = <Item,>(column: EntityColumn<Item>, item: Item): ReactNode => {
  const content = contentOf(column, item);
  if (column.isLong) return <span className={styles['long']}>{content}</span>;
  return typeof content === 'string' ? <Breakable text={content} /> : content;
};

const isEmpty = (content: ReactNode) => content === '' || content === null || content === undefined;

/** Returns the first cell of a row, which leads to its record. */
const firstCell = <T extends EntityTypes>(
  { view, linkOf }: Pick<EntityRowsProps<T>, 'view' | 'linkOf'>,
  column: EntityColumn<T['item']>,
  item: T['item'],
): ReactNode => {
  const content = cell(column, item);
  const to = linkOf?.(item);
  return to === undefined ? (
    content
  ) : (
    // An item that opens on the list leaves its rows where they are.
    <Link
      {...recordMark}
      className={styles['record']}
      to={to}
      preventScrollReset={typeof to !== 'string'}
    >
      {content || view.nameOf(item)}
    </Link>
  );
};

const Cards = <T extends EntityTypes>({
  table,
  view,
  items,
  selectable,
  linkOf,
  menuOf,
}: EntityRowsProps<T>) => {
  const { t } = useTranslation();
  const [first, ...others] = view.columns;
  const { selectedRowIds } = table.state.grouping;
  return (
    <>
      {selectable && (
        <Checkbox
          className={styles['selectAll']}
          checked={selectedRowIds.length === items.length}
          indeterminate={selectedRowIds.length > 0 && selectedRowIds.length < items.length}
          onChange={table.toggleAllRows}
        >
          {t('admin.table.selectAll')}
        </Checkbox>
      )}
      <ul className={styles['cards']}>
        {items.map((item) => (
          <li key={item.id} className={styles['card']}>
            <div className={styles['cardHead']}>
              {selectable && (
                <Checkbox
                  aria-label={t('admin.table.selectRow', { name: view.nameOf(item) })}
                  checked={selectedRowIds.includes(item.id)}
                  onChange={() => table.toggleRow(item.id)}
                />
              )}
              <strong>{first && firstCell<T>({ view, linkOf }, first, item)}</strong>
              {menuOf?.(item)}
            </div>
            <dl className={styles['facts']}>
              {others
                .filter((column) => !isEmpty(contentOf(column, item)))
                .map((column) => (
                  <div key={column.field}>
                    <dt>{column.title}</dt>
                    <dd>{cell(column, item)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
};

const Rows = <T extends EntityTypes>({
  resource,
  table,
  view,
  items,
  selectable,
  linkOf,
  menuOf,
}: EntityRowsProps<T>) => {
  const { t } = useTranslation();
  const { grouping, sorting } = table.state;
  const sortable: readonly string[] = resource.sortable;
  const columns: TableColumnType<T['item']>[] = view.columns.map((column, index) => ({
    key: column.field,
    title: (
      <span className={styles['columnTitle']}>
        {column.title}
        {column.help}
      </span>
    ),
    align: column.isNumber ? 'end' : undefined,
    render: (_value, item) =>
      index === 0 ? firstCell<T>({ view, linkOf }, column, item) : cell(column, item),
    sorter: sortable.includes(column.field),
    sortOrder:
      sorting.column === column.field ? (sorting.direction === 'asc' ? 'ascend' : 'descend') : null,
  }));
  const actions = (render: (item: T['item']) => ReactNode): TableColumnType<T['item']> => ({
    key: 'actions',
    className: styles['actions'],
    title: <span className="visually-hidden">{t('admin.table.actions')}</span>,
    width: 64,
    render: (_value, item) => render(item),
  });
  return (
    <Table<T['item']>
      rowKey="id"
      size="middle"
      columns={menuOf ? [...columns, actions(menuOf)] : columns}
      dataSource={items}
      pagination={false}
      onRow={() => ({ onClick: openRecord })}
      showSorterTooltip={false}
      rowSelection={
        selectable
          ? {
              selectedRowKeys: grouping.selectedRowIds,
              onSelect: (item) => table.toggleRow(item.id),
              onSelectAll: table.toggleAllRows,
              getTitleCheckboxProps: () => ({ 'aria-label': t('admin.table.selectAll') }),
              getCheckboxProps: (item) => ({
                'aria-label': t('admin.table.selectRow', { name: view.nameOf(item) }),
              }),
            }
          : undefined
      }
      onChange={(_pages, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter;
        table.change({
          sorting: order
            ? {
                column: columnKey as keyof T['item'] & string,
                direction: order === 'ascend' ? 'asc' : 'desc',
              }
            : { column: 'id', direction: 'asc' },
        });
      }}
    />
  );
};

/** Rows of a page: a table, or cards on narrow screens. */
export const EntityRows = <T extends EntityTypes>(props: EntityRowsProps<T>) => {
  const isWide = useMinWidth(breakpoints.table);
  return (
    <div className={styles['rows']} aria-busy={props.busy}>
      {isWide ? <Rows {...props} /> : <Cards {...props} />}
    </div>
  );
};
