import { defaultTableState, type EntityTypes, type TableState } from '@lms/contract';

/** As many as a list gives at once, in an order that readers know. */
export const allByName = <T extends EntityTypes>(
  column: keyof T['item'] & string,
  filter: Partial<T['filter']> = {},
) =>
  ({
    ...defaultTableState,
    filter,
    paginator: { ...defaultTableState.paginator, pageSize: 100 },
    sorting: { column, direction: 'asc' },
  }) as TableState<T>;
