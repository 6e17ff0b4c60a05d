import { defaultTableState, type Entity, type EntityTypes, type TableState } from '@lms/contract';

/** Entity of another domain, of which only the path is known. */
interface ForeignTypes extends EntityTypes {
  item: Entity & Record<string, unknown>;
  filter: Record<string, unknown>;
}

/** Table state that requests the largest page, sorted by a column, to fill a select. */
export const allByName = <T extends EntityTypes = ForeignTypes>(
  column: keyof T['item'] & string,
  filter: Partial<T['filter']> = {},
) =>
  ({
    ...defaultTableState,
    filter,
    paginator: { ...defaultTableState.paginator, pageSize: 100 },
    sorting: { column, direction: 'asc' },
  }) as TableState<T>;
