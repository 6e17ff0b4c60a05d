import type { ObjectSchema } from 'yup';
import type { Entity } from './common';

/** The types that make up one entity: stored item, what a form sends, list filter and statuses. */
export interface EntityTypes {
  item: Entity;
  input: object;
  filter: object;
  status: string;
}

export type SortDirection = 'asc' | 'desc';

/** The state of a list screen and the body of `/find` (specification, section 3). */
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

export const defaultTableState: TableState = {
  filter: {},
  paginator: { page: 1, pageSize: 10, total: 0 },
  sorting: { column: 'id', direction: 'asc' },
  searchTerm: '',
  grouping: { selectedRowIds: [], itemIds: [] },
};

/** Answer of `/find`. Beyond an exact bound `total` is an estimate and says so. */
export interface FindResult<Item> {
  items: Item[];
  total: number;
  totalIsEstimate?: boolean;
}

/**
 * One entity as screen and server both read it: where it is reached, what a form may send, what a
 * list may sort and filter by, and which status may follow which.
 */
export interface Resource<T extends EntityTypes, Tag extends string = string> {
  tag: Tag;
  /** Path under the API's base, such as `/course-category`. */
  path: string;
  inputSchema: ObjectSchema<T['input']>;
  sortable: readonly (keyof T['item'] & string)[];
  filterable: readonly (keyof T['filter'] & string)[];
  statuses: readonly T['status'][];
  transitions: Record<T['status'], readonly T['status'][]>;
  /** A change to one of these may have a reason, which those whom it concerns are mailed. */
  reasonFor?: readonly T['status'][];
  /** What was deleted can be taken back at once. */
  restorable?: boolean;
}
