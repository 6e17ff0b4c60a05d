import { defaultTableState, type Entity, type EntityTypes, type TableState } from '@lms/contract';

/** An entity of another domain, of which only the address is known. */
interface ForeignTypes extends EntityTypes {
  item: Entity & Record<string, unknown>;
  filter: Record<string, unknown>;
}

/** As many as a list gives at once, in an order that readers know. */
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
