import {
  code,
  type EntityTypes,
  type ExportColumn,
  exportColumns,
  type ExportFormat,
  exportFormats,
  id,
  isDay,
  isId,
  isInstant,
  maxMatching,
  pageMax,
  type Resource,
  type SortDirection,
  text,
  wholeNumber,
} from '@lms/contract';
import type { PgColumn } from 'drizzle-orm/pg-core';
import {
  array,
  mixed,
  number,
  object,
  type ObjectSchema,
  type ObjectShape,
  type Schema,
  string,
} from 'yup';
import { filterJsonSchema } from './filter-json-schema';

/** Approval of several items; `version` is the one that was read of a single item. */
export interface ApprovalBody {
  ids: string[];
  version?: number;
}

/** Maximum number of ids in a call: a page of a list. */
const maxIds = 100;
const pageSizeMax = 100;

/** Range with either end open. */
interface FilterSpan {
  from?: unknown;
  to?: unknown;
}

/** Validated body of `/find`, with only the fields that the resource lists. */
export interface FindQuery {
  /** Filters by field: a value, one of several values, or a range. */
  filter?: Record<string, unknown>;
  paginator?: { page?: number; pageSize?: number };
  sorting?: { column?: string; direction?: SortDirection };
  searchTerm?: string;
}

interface UpdateBody {
  version: number;
  [field: string]: unknown;
}

interface ExportBody extends FindQuery {
  format: ExportFormat;
  title?: string;
  columns: ExportColumn[];
  ids?: string[];
}

interface StatusBody<Status> {
  ids: string[];
  status: Status;
  reason?: string;
}

interface StatusOfAllBody<Status> extends FindQuery {
  status: Status;
  reason?: string;
  confirmed?: number;
}

const isInt32 = (value: unknown) =>
  Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647;

/**
 * Tells whether a value can be compared with a column; any other would be an error in the database.
 */
const fits = (column: PgColumn, value: unknown): boolean => {
  if (column.enumValues) return column.enumValues.includes(value as string);
  switch (column.getSQLType()) {
    case 'uuid':
      return typeof value === 'string' && isId(value);
    case 'integer':
      return isInt32(value);
    case 'double precision':
      return Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'text':
    case 'text[]':
      return typeof value === 'string' && value.length <= 1000;
    default:
      return isDay(value) || isInstant(value);
  }
};

export const isSpan = (value: unknown): value is FilterSpan =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fitsFilter = (column: PgColumn, value: unknown): boolean => {
  if (Array.isArray(value)) {
    return value.length <= maxIds && value.every((one) => fits(column, one));
  }
  if (!isSpan(value)) return fits(column, value);
  const ends = Object.entries(value);
  return (
    ends.length > 0 && ends.every(([end, one]) => ['from', 'to'].includes(end) && fits(column, one))
  );
};

const filterField = (column: PgColumn) =>
  mixed()
    .meta({ jsonSchema: filterJsonSchema(column, maxIds) })
    .test('filter', code('invalid'), (value) => value === undefined || fitsFilter(column, value));

/** Schema of a non-empty list of ids, for the bulk calls. */
const ids = () =>
  array(id().required(code('required')))
    .min(1, code('min'))
    .max(maxIds, code('max'))
    .required(code('required'));

/** Schema of ids that are part of the table state and have no effect here. */
const rememberedIds = () => array(text({ max: 36 }).required()).max(maxIds, code('max'));

const readOnly = () =>
  mixed()
    .meta({ jsonSchema: { description: 'Read only: ignored where it is sent.' } })
    .nullable();

interface FindLists {
  path: string;
  sortable: readonly string[];
  filterable: readonly string[];
}

/**
 * Fields of the table state (specification, section 3) that say which rows a screen has selected:
 * every list takes them, without effect.
 */
export const selectionFields = () => ({
  grouping: object({
    selectedRowIds: rememberedIds(),
    itemIds: rememberedIds(),
  }).noUnknown(),
  entityId: text({ max: 36 }),
});

const findFields = (
  { path, sortable, filterable }: FindLists,
  columns: Record<string, PgColumn>,
) => {
  const columnOf = (name: string): PgColumn => {
    const column = columns[name];
    if (!column) throw new Error(`${path}: no column for ${name}`);
    return column;
  };
  const filters = Object.fromEntries(filterable.map((name) => [name, filterField(columnOf(name))]));
  return {
    filter: object(filters).noUnknown(),
    paginator: object({
      page: wholeNumber({ min: 1, max: pageMax }),
      pageSize: wholeNumber({ min: 1, max: pageSizeMax }),
      total: number().min(0, code('min')),
    }).noUnknown(),
    sorting: object({
      column: string().oneOf([...new Set(['id', ...sortable])], code('oneOf')),
      direction: string<SortDirection>().oneOf(['asc', 'desc'], code('oneOf')),
    }).noUnknown(),
    searchTerm: text({ max: 100 }),
    ...selectionFields(),
  };
};

/**
 * Schema of the body of `/find`. Fields outside the lists are refused.
 *
 * @param columns column of each filterable field
 */
export const findSchema = (lists: FindLists, columns: Record<string, PgColumn>) =>
  object(findFields(lists, columns)).noUnknown() as unknown as Schema<FindQuery>;

/** Schema of the body of `/export`: a list's state, and the columns and format of the file. */
export const exportSchema = (
  { fields, ...lists }: FindLists & { fields: readonly string[] },
  columns: Record<string, PgColumn>,
) =>
  object({
    ...findFields(lists, columns),
    format: string<ExportFormat>()
      .oneOf([...exportFormats], code('oneOf'))
      .required(code('required')),
    /** Title of the list in the reader's language, which names the sheet. */
    title: text({ min: 1, max: 100 }).optional(),
    columns: exportColumns(fields),
    /** Ids of the selected rows; without them all rows that match. */
    ids: ids().optional(),
  }).noUnknown() as unknown as Schema<ExportBody>;

/** Rows that a change of many is for: all that a list's state matches, or those selected. */
export interface MatchingBody extends FindQuery {
  ids?: string[];
  /** Number of rows that the caller has confirmed; without it they are only counted. */
  confirmed?: number;
}

/** Schema of the body of a change of many rows, with the fields of the change. */
export const matchingSchema = <Change extends object>(
  lists: FindLists,
  columns: Record<string, PgColumn>,
  change: ObjectShape,
) =>
  object({
    ...findFields(lists, columns),
    ids: ids().optional(),
    confirmed: wholeNumber({ min: 1, max: maxMatching }),
    ...change,
  }).noUnknown() as unknown as Schema<MatchingBody & Change>;

/** Creates the schemas of an entity's generic writes from its resource. */
export const entitySchemas = <T extends EntityTypes>(
  resource: Resource<T>,
  columns: Record<string, PgColumn>,
) => {
  const input = resource.inputSchema as unknown as ObjectSchema<Record<string, unknown>>;
  const itemFields = (resource.fields as readonly string[]).map((path) => path.split('.')[0] ?? '');
  const readOnlyFields = itemFields.filter((name) => !(name in input.fields));
  const status = () =>
    string<T['status']>()
      .oneOf([...resource.statuses], code('oneOf'))
      .required(code('required'));
  return {
    create: input,
    /** Item with the version that it was read at. Fields that a form can't set are ignored. */
    update: input
      .shape({
        ...Object.fromEntries(readOnlyFields.map((name) => [name, readOnly()])),
        version: wholeNumber({ min: 1, max: 2_147_483_647 }).required(code('required')),
      })
      .noUnknown() as unknown as Schema<UpdateBody>,
    updateStatus: object({
      ids: ids(),
      status: status(),
      reason: text({ max: 500 }),
    }).noUnknown() as unknown as Schema<StatusBody<T['status']>>,
    /** A list's state and the number of rows that the caller has confirmed. */
    updateStatusOfAll: object({
      ...findFields(resource, columns),
      status: status(),
      reason: text({ max: 500 }),
      confirmed: wholeNumber({ min: 1, max: maxMatching }),
    }).noUnknown() as unknown as Schema<StatusOfAllBody<T['status']>>,
    deleteItems: object({ ids: ids() }).noUnknown(),
    /** Items, and the version that was read of a single one. */
    approval: object({
      ids: ids(),
      version: wholeNumber({ min: 1, max: 2_147_483_647 }),
    }).noUnknown() as unknown as Schema<ApprovalBody>,
  };
};
