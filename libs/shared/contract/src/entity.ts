import type { ObjectSchema } from 'yup';
import type { Entity } from './common';

/** Types of one entity: stored item, form input, list filter and statuses. */
export interface EntityTypes {
  item: Entity;
  input: object;
  filter: object;
  status: string;
}

export type SortDirection = 'asc' | 'desc';

/** State of a list screen and body of `/find` (specification, section 3). */
export interface TableState<T extends EntityTypes = EntityTypes> {
  filter: Partial<T['filter']>;
  paginator: { page: number; pageSize: number; total: number };
  sorting: { column: keyof T['item'] & string; direction: SortDirection };
  searchTerm: string;
  grouping: { selectedRowIds: string[]; itemIds: string[] };
  entityId?: string;
}

/** Page size options and defaults (specification, section 9). */
export const pageSizes = [3, 5, 10, 15, 50, 100] as const;

/** Highest page that a list takes. */
export const pageMax = 10_000_000;

export const defaultTableState: TableState = {
  filter: {},
  paginator: { page: 1, pageSize: 10, total: 0 },
  sorting: { column: 'id', direction: 'asc' },
  searchTerm: '',
  grouping: { selectedRowIds: [], itemIds: [] },
};

/** Answer of `/find`. For large lists `total` is an estimate, and `totalIsEstimate` is true. */
export interface FindResult<Item> {
  items: Item[];
  total: number;
  totalIsEstimate?: boolean;
}

type PartOf<Key extends string, Value> = Value extends string | number | boolean
  ? never
  : `${Key}.${keyof Value & string}`;

/** Path of a value in an item: a field, or a part of one or of the items of one, as in `name.bn`. */
export type FieldPath<Item> = {
  [Key in keyof Item & string]: NonNullable<Item[Key]> extends readonly (infer Part)[]
    ? Key | PartOf<Key, Part>
    : NonNullable<Item[Key]> extends string | number | boolean
      ? Key
      : PartOf<Key, NonNullable<Item[Key]>>;
}[keyof Item & string];

/** Most rows that one call changes by a list's state. */
export const maxMatching = 1_000;

/** Reasons why a row that matches is not changed along with the others. */
export const leftOutReasons = [
  'hasStatus',
  /** Its status can't become the wanted one. */
  'otherStatus',
  'ownAccount',
  'judgedByOthers',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/**
 * Answer of `/updateStatusOfAll`: number of rows that match and may take the status, and of those
 * changed, which is 0 until that number is confirmed.
 */
export interface MatchingChange {
  count: number;
  changed: number;
  /** Rows that match and are left out, before the number is confirmed. */
  leftOut?: { reason: LeftOutReason; count: number }[];
}

/** Time in milliseconds in which an approval can be taken back. */
export const approvalHoldMs = 10_000;

/** Answer of `/approval`: what is approved unless it is taken back by its id until then. */
export interface HeldApproval {
  id: string;
  ids: string[];
  until: string;
}

/**
 * Definition of one entity shared by screen and server: path, input schema, sortable and filterable
 * fields, and status transitions.
 */
export interface Resource<T extends EntityTypes, Tag extends string = string> {
  tag: Tag;
  /** Path below the API's base, such as `/course-category`. */
  path: string;
  inputSchema: ObjectSchema<T['input']>;
  /** Values of an item. An export holds some of them; a save ignores those that the input lacks. */
  fields: readonly FieldPath<T['item']>[];
  /** Fields in poisha, which exports write in taka. */
  money?: readonly FieldPath<T['item']>[];
  sortable: readonly (keyof T['item'] & string)[];
  /** Time by which a list opens with the newest first; without one it opens in the order of ids. */
  newestBy?: keyof T['item'] & string;
  filterable: readonly (keyof T['filter'] & string)[];
  statuses: readonly T['status'][];
  transitions: Record<T['status'], readonly T['status'][]>;
  /** Statuses whose change may have a reason, which is mailed to the people concerned. */
  reasonFor?: readonly T['status'][];
  /** Change of status that is an approval: it can be taken back for some seconds. */
  approval?: { from: T['status']; to: T['status'] };
  /** Deleted items can be restored for a short time. */
  restorable?: boolean;
}
