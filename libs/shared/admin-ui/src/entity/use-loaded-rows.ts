import type { EntityTypes, FindResult } from '@lms/contract';
import type { TableControl } from '@lms/table-state';
import { useEffect } from 'react';

interface LoadedQuery<T extends EntityTypes> {
  data?: FindResult<T['item']>;
  isFetching: boolean;
  /** When the rows came: a load that brought the same rows is a load, too. */
  fulfilledTimeStamp?: number;
}

/** After each load the table takes over the total, and selects nothing. */
export const useLoadedRows = <T extends EntityTypes>(
  { state, change, loaded }: TableControl<T>,
  { data, isFetching, fulfilledTimeStamp }: LoadedQuery<T>,
) => {
  useEffect(() => {
    if (!data || isFetching) return;
    const ids = data.items.map((item) => item.id);
    loaded(ids, data.total);
  }, [data, isFetching, fulfilledTimeStamp, loaded]);

  // The last row of the last page was deleted, or the address asks for too much.
  const { page, pageSize } = state.paginator;
  useEffect(() => {
    if (!data || isFetching || data.totalIsEstimate) return;
    const lastPage = Math.max(1, Math.ceil(data.total / pageSize));
    if (page > lastPage) change({ page: lastPage }, { replace: true });
  }, [data, isFetching, page, pageSize, change]);
};
