import type { EntityTypes, Resource } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { defaultSortingOf, type TableControl } from '@lms/table-state';
import { Checkbox, Table, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import { breakpoints, useMinWidth } from '../antd/use-min-width';
import {
  cellsOf,
  contentOf,
  EntityCell,
  isEmpty,
  isPlain,
  rankOf,
  RecordCell,
} from './entity-cell';
import type { EntityColumn, EntityView } from './entity-column';
import styles from './entity-rows.module.css';
import { openRecord } from './open-record';
import { useDensity } from './use-density';

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

/** Values that stand in one line of a card, where texts make room for the others. */
const maxInLine = 3;

/** Values of a card in one line; those that say by themselves what they are have no label. */
const Facts = <Item,>({ item, columns }: { item: Item; columns: EntityColumn<Item>[] }) => (
  <dl className={styles['facts']} data-wraps={columns.length > maxInLine}>
    {columns.map((column) => (
      <div key={column.field} data-whole={rankOf(column) > 0}>
        <dt className={isPlain(column) ? 'visually-hidden' : undefined}>{column.title}</dt>
        <dd>{contentOf(column, item)}</dd>
      </div>
    ))}
  </dl>
);

/**
 * Lines of a card: what it is, then its status, figures and times, so that none of these is alone in
 * a line; few values share one.
 */
const linesOf = <Item,>(columns: EntityColumn<Item>[]) =>
  columns.length <= maxInLine
    ? [columns]
    : [
        columns.filter((column) => rankOf(column) === 0),
        columns.filter((column) => rankOf(column) > 0),
      ];

const Cards = <T extends EntityTypes>({
  table,
  view,
  items,
  selectable,
  linkOf,
  menuOf,
}: EntityRowsProps<T>) => {
  const { t } = useTranslation();
  const [first, ...cells] = cellsOf(view.columns);
  const others = cells
    .flatMap(({ column, below }) => [column, ...below])
    .sort((one, other) => rankOf(one) - rankOf(other));
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
              <strong>
                {first && <RecordCell<T> view={view} linkOf={linkOf} cell={first} item={item} />}
              </strong>
              {menuOf?.(item)}
            </div>
            {linesOf(others.filter((column) => !isEmpty(contentOf(column, item))))
              .filter((line) => line.length > 0)
              .map((line) => (
                <Facts key={line[0]?.field} item={item} columns={line} />
              ))}
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
  const columns: TableColumnType<T['item']>[] = cellsOf(view.columns).map((cell, index) => {
    const { column } = cell;
    return {
      key: column.field,
      title: (
        <span className={styles['columnTitle']}>
          {column.title}
          {column.help}
        </span>
      ),
      align: column.isNumber ? 'end' : undefined,
      render: (_value, item) =>
        index === 0 ? (
          <RecordCell<T> view={view} linkOf={linkOf} cell={cell} item={item} />
        ) : (
          <EntityCell cell={cell} item={item} />
        ),
      sorter: sortable.includes(column.field),
      sortOrder:
        sorting.column === column.field
          ? sorting.direction === 'asc'
            ? 'ascend'
            : 'descend'
          : null,
    };
  });
  const actions = (render: (item: T['item']) => ReactNode): TableColumnType<T['item']> => ({
    key: 'actions',
    className: styles['actions'],
    title: <span className="visually-hidden">{t('admin.table.actions')}</span>,
    width: 48,
    render: (_value, item) => render(item),
  });
  return (
    <Table<T['item']>
      rowKey="id"
      size="small"
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
            : defaultSortingOf(resource),
        });
      }}
    />
  );
};

const manyColumns = 8;

/** Tells whether headings need a second line: there are many, or each has a button for help. */
const isCrowded = <Item,>(columns: EntityColumn<Item>[]) =>
  columns.length > manyColumns || columns.some(({ help }) => help !== undefined);

/** Rows of a page: a table, or cards on narrow screens. */
export const EntityRows = <T extends EntityTypes>(props: EntityRowsProps<T>) => {
  const isWide = useMinWidth(breakpoints.table);
  const density = useDensity();
  return (
    <div
      className={styles['rows']}
      data-density={density}
      data-columns={isCrowded(props.view.columns) ? 'many' : 'few'}
      aria-busy={props.busy}
    >
      {isWide ? <Rows {...props} /> : <Cards {...props} />}
    </div>
  );
};
