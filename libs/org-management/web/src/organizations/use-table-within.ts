import type { OrganizationStatus, OrganizationTypes } from '@lms/org-management/contract';
import type { TableControl } from '@lms/table-state';
import { useMemo } from 'react';

/** Table state limited to some statuses, whatever the address says. */
export const useTableWithin = (
  table: TableControl<OrganizationTypes>,
  statuses: readonly OrganizationStatus[],
): TableControl<OrganizationTypes> => {
  const { query } = table;
  return useMemo(() => {
    const requested = [query.filter.status ?? []]
      .flat()
      .filter((status) => statuses.includes(status));
    const status = requested.length > 0 ? requested : [...statuses];
    return { ...table, query: { ...query, filter: { ...query.filter, status } } };
  }, [table, query, statuses]);
};
