import {
  code,
  fileLanguage,
  isDay,
  isId,
  pageMax,
  type SortDirection,
  text,
  wholeNumber,
} from '@lms/contract';
import {
  defaultReportRange,
  type ReportDefinition,
  type ReportFilter,
  type ReportQuery,
  reportRanges,
} from '@lms/reports/contract';
import { type Scope, selectionFields } from '@lms/server/platform';
import { mixed, number, object, type Schema, string } from 'yup';
import { type DaySpan, resolveRange } from './range';
import type { ReportRequest } from './report-source';

const maxValues = 100;
const pageSizeMax = 100;

/** Body of `/find`. */
export interface ReportPageQuery extends ReportQuery {
  paginator?: { page?: number; pageSize?: number };
}

/** Leaves room for the day after a range: its year has four digits as well. */
const isRangeBound = (value: unknown) => isDay(value) && value >= '1900' && value < '9999';

const isSpan = (value: unknown): value is DaySpan =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([end, day]) => ['from', 'to'].includes(end) && isRangeBound(day));

const day = { type: 'string', format: 'date' };

const range = () =>
  mixed()
    .meta({
      jsonSchema: {
        oneOf: [
          { type: 'string', enum: [...reportRanges] },
          { type: 'object', properties: { from: day, to: day } },
        ],
      },
    })
    .test('range', code('invalid'), (value, { createError }) => {
      if (value === undefined || reportRanges.some((one) => one === value)) return true;
      if (!isSpan(value)) return false;
      const { from, to } = value;
      return !from || !to || from <= to || createError({ message: code('endBeforeStart') });
    });

/** Accepts one value or several: codes of the filter, else ids. A grain takes one value. */
const anyOf = ({ name, codes }: ReportFilter) => {
  const isAllowed = (value: unknown) =>
    typeof value === 'string' && (codes ? codes.includes(value) : isId(value));
  const maxItems = name === 'grain' ? 1 : maxValues;
  const one = { type: 'string', ...(codes ? { enum: [...codes] } : { format: 'uuid' }) };
  const jsonSchema = { oneOf: [one, { type: 'array', items: one, maxItems }] };
  return mixed()
    .meta({ jsonSchema })
    .test('filter', code(codes ? 'oneOf' : 'invalid'), (value) => {
      const values = value === undefined ? [] : [value].flat();
      return values.length <= maxItems && values.every(isAllowed);
    });
};

const searchTerm = ({ searchable }: ReportDefinition) =>
  text({ max: 100 }).test('searchable', code('unknown'), (value) => searchable || !value?.trim());

const queryFields = (definition: ReportDefinition) => ({
  filter: object(
    Object.fromEntries(
      definition.filters.map((one) => [one.name, one.name === 'range' ? range() : anyOf(one)]),
    ),
  ).noUnknown(),
  sorting: object({
    column: string().oneOf(
      ['id', ...definition.columns.filter(({ sortable }) => sortable).map(({ field }) => field)],
      code('oneOf'),
    ),
    direction: string<SortDirection>().oneOf(['asc', 'desc'], code('oneOf')),
  }).noUnknown(),
  searchTerm: searchTerm(definition),
  language: fileLanguage(),
});

/** Schema of a report's query; fields that the definition does not name are refused. */
export const reportQuerySchema = (definition: ReportDefinition) =>
  object(queryFields(definition)).noUnknown() as unknown as Schema<ReportQuery>;

export const reportPageSchema = (definition: ReportDefinition) =>
  object({
    ...queryFields(definition),
    paginator: object({
      page: wholeNumber({ min: 1, max: pageMax }),
      pageSize: wholeNumber({ min: 1, max: pageSizeMax }),
      total: number().min(0, code('min')),
    }).noUnknown(),
    ...selectionFields(),
  }).noUnknown() as unknown as Schema<ReportPageQuery>;

/** Converts a validated query to a request to the source. An empty list filters nothing. */
export const toReportRequest = (
  { sorting }: ReportDefinition,
  query: ReportQuery,
  scope: Scope,
  now: Date,
): ReportRequest => {
  const { range = defaultReportRange, ...filter } = query.filter ?? {};
  const lists = Object.entries(filter).map(
    ([name, value]) => [name, [value ?? []].flat() as string[]] as const,
  );
  return {
    scope,
    ...resolveRange(range, now),
    filter: Object.fromEntries(lists.filter(([, values]) => values.length > 0)),
    searchTerm: query.searchTerm?.trim() ?? '',
    language: query.language === 'bn' ? 'bn' : 'en',
    sorting: {
      column: query.sorting?.column ?? sorting.column,
      direction: query.sorting?.direction ?? (query.sorting?.column ? 'asc' : sorting.direction),
    },
  };
};
