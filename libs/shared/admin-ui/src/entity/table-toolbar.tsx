import type { EntityTypes } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { Button } from 'antd';
import { lazy, type ReactNode, useCallback, useState } from 'react';
import { breakpoints, useMinWidth } from '../antd/use-min-width';
import type { EntityColumn, EntityFilter } from './entity-column';
import styles from './entity.module.css';
import { FilterFields } from './filter-fields';
import { MountOnOpen } from './mount-on-open';
import { SearchField } from './search-field';
import type { SortFieldProps } from './sort-field';

const FilterDrawer = lazy(() =>
  import('./filter-drawer').then((module) => ({ default: module.FilterDrawer })),
);

interface TableToolbarProps<T extends EntityTypes> {
  table: TableControl<T>;
  /** Columns, of which the sortable ones are offered on narrow screens. */
  columns: EntityColumn<T['item']>[];
  filters: EntityFilter<T>[];
}

interface FilterBarProps {
  search?: ReactNode;
  /** Number of filters in use. */
  active: number;
  /** True if anything differs from what a reset leads back to. */
  isChanged: boolean;
  resetText: string;
  onReset: () => void;
  /** Sort order, where the rows have no headings. */
  sort?: SortFieldProps;
  /** Filter fields. */
  children: ReactNode;
}

/**
 * Search and filters; on a phone the filters are in a drawer, whose button shows how many are in
 * use.
 */
export const FilterBar = ({
  search,
  active,
  isChanged,
  resetText,
  onReset,
  sort,
  children,
}: FilterBarProps) => {
  const { t } = useTranslation();
  const isWide = useMinWidth(breakpoints.table);
  const [isOpen, setIsOpen] = useState(false);
  const title = t('admin.table.filters', { count: active });
  const resetButton = <Button onClick={onReset}>{resetText}</Button>;
  return (
    <div className={`screen-only ${styles['toolbar']}`} role="search">
      {search}
      {isWide ? (
        <>
          {children}
          {isChanged && resetButton}
        </>
      ) : (
        <>
          <Button aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
            {title}
          </Button>
          <MountOnOpen open={isOpen}>
            <FilterDrawer title={title} sort={sort} open={isOpen} onClose={() => setIsOpen(false)}>
              {children}
              {resetButton}
            </FilterDrawer>
          </MountOnOpen>
        </>
      )}
    </div>
  );
};

/** Search and filters of an entity's list. */
export const TableToolbar = <T extends EntityTypes>({
  table,
  columns,
  filters,
}: TableToolbarProps<T>) => {
  const { t } = useTranslation();
  const { state, change, reset } = table;
  const active = Object.values(state.filter).filter((value) => value !== undefined).length;
  const search = useCallback(
    (searchTerm: string) => change({ searchTerm }, { replace: true }),
    [change],
  );
  return (
    <FilterBar
      search={<SearchField key={table.resets} value={state.searchTerm} onSearch={search} />}
      active={active}
      isChanged={table.isChanged}
      resetText={t('admin.table.reset')}
      onReset={reset}
      sort={{
        columns,
        sorting: state.sorting,
        onSort: (sorting) => change({ sorting: sorting as typeof state.sorting }),
      }}
    >
      <FilterFields
        filters={filters}
        filter={state.filter}
        onChange={(filter) => change({ filter })}
      />
    </FilterBar>
  );
};
