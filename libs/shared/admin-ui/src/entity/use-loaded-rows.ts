import type { EntityTypes, FindResult } from '@lms/contract';
import type { TableControl } from '@lms/table-state';
import { useEffect } from 'react';

interface LoadedQuery<T extends EntityTypes> {
  data?: FindResult<T['item']>;
  isFetching: boolean;
  /** Time of the answer: a reload that brings the same rows counts as a load, too. */
  fulfilledTimeStamp?: number;
}

/** After each load, stores the total in the table and clears the selection. */
export const useLoadedRows = <T extends EntityTypes>(
  { state, change, loaded }: TableControl<T>,
  { data, isFetching, fulfilledTimeStamp }: LoadedQuery<T>,
) => {
  useEffect(() => {
    if (!data || isFetching) return;
    const ids = data.items.map((item) => item.id);
    loaded(ids, data.total);
  }, [data, isFetching, fulfilledTimeStamp, loaded]);

  // The last row of the last page was deleted, or the address has a page number beyond the last.
  const { page, pageSize } = state.paginator;
  useEffect(() => {
    if (!data || isFetching || page === 1) return;
    const lastPage = Math.max(1, Math.ceil(data.total / pageSize));
    // Where the total is an estimate, its last page may be empty as well.
    if (!data.items[0] || (page > lastPage && !data.totalIsEstimate)) {
      change({ page: page > lastPage ? lastPage : 1 }, { replace: true });
    }
  }, [data, isFetching, page, pageSize, change]);
};
