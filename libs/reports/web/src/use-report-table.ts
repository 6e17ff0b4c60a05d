import type { Resource } from '@lms/contract';
import { selectLanguage } from '@lms/i18n';
import {
  defaultReportRange,
  type ReportDefinition,
  type ReportGrain,
  type ReportQuery,
  type ReportRow,
} from '@lms/reports/contract';
import { type TableControl, useTableState } from '@lms/table-state';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';

/** Types of a report for the shared table state: an entity that is only read. */
export interface ReportTypes {
  item: ReportRow & { createdAt: string; updatedAt: string; version: number };
  input: object;
  filter: Record<string, NonNullable<ReportQuery['filter']>[string]>;
  status: never;
}
export type ReportResource = Resource<ReportTypes>;
export type ReportTable = TableControl<ReportTypes>;

const toResource = ({ name, columns, filters }: ReportDefinition): ReportResource => ({
  tag: name,
  path: `/report/${name}`,
  // Reports are never written, and a schema would load its library.
  inputSchema: undefined as never,
  fields: [],
  sortable: columns.filter(({ sortable }) => sortable).map(({ field }) => field),
  filterable: filters.map((filter) => filter.name),
  statuses: [],
  transitions: {},
});

/** Table state of a report; sorted as the definition says until the reader chooses an order. */
export const useReportTable = (definition: ReportDefinition) => {
  const resource = useMemo(() => toResource(definition), [definition]);
  const control = useTableState(resource);
  const language = useSelector(selectLanguage);
  const { change, query } = control;
  const isSortingChosen = resource.sortable.includes(query.sorting.column);
  const sorting = isSortingChosen ? query.sorting : definition.sorting;

  const table: ReportTable = {
    ...control,
    state: { ...control.state, sorting },
    change: (next, options) => {
      const isSortingCleared = next.sorting?.column === 'id';
      // Clearing the default order would change nothing: the opposite direction is what the reader
      // wants.
      const reversed = { ...definition.sorting, direction: 'asc' as const };
      change(isSortingCleared && !isSortingChosen ? { ...next, sorting: reversed } : next, options);
    },
  };
  const reportQuery = useMemo<ReportQuery>(
    () => ({
      filter: query.filter,
      ...(isSortingChosen && { sorting: query.sorting }),
      ...(definition.searchable && query.searchTerm && { searchTerm: query.searchTerm }),
    }),
    [query, isSortingChosen, definition],
  );
  const pageQuery = useMemo(() => {
    const { page, pageSize } = query.paginator;
    return { ...reportQuery, language, paginator: { page, pageSize } };
  }, [reportQuery, query, language]);
  // Figures and charts don't depend on the order of the rows.
  const summaryQuery = { filter: reportQuery.filter, searchTerm: reportQuery.searchTerm, language };
  const { grain, range = defaultReportRange } = query.filter;
  return {
    resource,
    table,
    query: reportQuery,
    pageQuery,
    summaryQuery,
    grain: (grain as ReportGrain | undefined) ?? 'DAY',
    range,
    isNarrowed: Object.keys(query.filter).length > 0 || query.searchTerm !== '',
  };
};
export type ReportState = ReturnType<typeof useReportTable>;
