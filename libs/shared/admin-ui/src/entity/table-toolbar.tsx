import type { EntityTypes } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { Icon, lazyPart } from '@lms/ui';
import { Button } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { breakpoints, useMinWidth } from '../antd/use-min-width';
import type { EntityColumn, EntityFilter } from './entity-column';
import styles from './entity.module.css';
import { FilterFields } from './filter-fields';
import { MountOnOpen } from './mount-on-open';
import { SearchField } from './search-field';
import type { SortFieldProps } from './sort-field';

const FilterDrawer = lazyPart({
  load: () => import('./filter-drawer').then((module) => module.FilterDrawer),
});

interface TableToolbarProps<T extends EntityTypes> {
  table: TableControl<T>;
  /** Columns, of which the sortable ones are offered on narrow screens. */
  columns: EntityColumn<T['item']>[];
  filters: EntityFilter<T>[];
  /** Saves what is shown as a view; without it there is nothing to save. */
  onSaveView?: () => void;
}

interface FilterBarProps {
  search?: ReactNode;
  /** Number of filters in use. */
  active: number;
  /** True if anything differs from what a reset leads back to. */
  isChanged: boolean;
  resetText: string;
  onReset: () => void;
  onSaveView?: () => void;
  /** Sort order, where the rows have no headings. */
  sort?: SortFieldProps;
  /** Filter fields. */
  children: ReactNode;
  /** Filter fields that a wide window has no room for either, and the number of those in use. */
  more?: ReactNode;
  moreActive?: number;
}

const funnel = 'M4 5h16l-6.5 7.5V20l-3-1.5v-6z';

/**
 * Search and filters; on a phone the filters are in a drawer, whose button shows how many are in
 * use. So are on a wide window those that come last.
 */
export const FilterBar = ({
  search,
  active,
  isChanged,
  resetText,
  onReset,
  onSaveView,
  sort,
  children,
  more,
  moreActive = 0,
}: FilterBarProps) => {
  const { t, formats } = useTranslation();
  const isWide = useMinWidth(breakpoints.table);
  const [isOpen, setIsOpen] = useState(false);
  const inDrawer = isWide ? moreActive : active;
  const title = t('admin.table.filters', { count: inDrawer });
  const resetButton = (
    <Button type={isWide ? 'text' : 'default'} onClick={onReset}>
      {resetText}
    </Button>
  );
  const saveButton = onSaveView && (
    <Button type={isWide ? 'text' : 'default'} onClick={onSaveView}>
      {t('admin.views.save')}
    </Button>
  );
  return (
    <div className={`screen-only ${styles['toolbar']}`} role="search">
      {search}
      {isWide && children}
      {(!isWide || more) && (
        <>
          <Button
            aria-expanded={isOpen}
            aria-label={isWide ? title : undefined}
            icon={isWide && <Icon name={funnel} size={14} />}
            type={isWide && inDrawer === 0 ? 'dashed' : 'default'}
            onClick={() => setIsOpen(true)}
          >
            {isWide ? inDrawer > 0 && formats.number(inDrawer) : title}
          </Button>
          <MountOnOpen open={isOpen}>
            <FilterDrawer
              title={title}
              sort={isWide ? undefined : sort}
              placement={isWide ? 'right' : 'bottom'}
              open={isOpen}
              onClose={() => setIsOpen(false)}
            >
              {!isWide && children}
              {more}
              {resetButton}
              {saveButton}
            </FilterDrawer>
          </MountOnOpen>
        </>
      )}
      {isWide && isChanged && resetButton}
      {isWide && saveButton}
    </div>
  );
};

/** Most filters that stand beside the search. */
const maxChips = 4;

/** Search and filters of an entity's list. */
export const TableToolbar = <T extends EntityTypes>({
  table,
  columns,
  filters,
  onSaveView,
}: TableToolbarProps<T>) => {
  const { t } = useTranslation();
  const { state, change, reset } = table;
  const active = Object.values(state.filter).filter((value) => value !== undefined).length;
  const chips = filters.slice(0, filters.length > maxChips ? maxChips - 1 : maxChips);
  const others = filters.slice(chips.length);
  const fieldsOf = (shown: typeof filters) => (
    <FilterFields filters={shown} filter={state.filter} onChange={(filter) => change({ filter })} />
  );
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
      onSaveView={onSaveView}
      sort={{
        columns,
        sorting: state.sorting,
        onSort: (sorting) => change({ sorting: sorting as typeof state.sorting }),
      }}
      more={others.length > 0 && fieldsOf(others)}
      moreActive={others.filter(({ field }) => state.filter[field] !== undefined).length}
    >
      {fieldsOf(chips)}
    </FilterBar>
  );
};
