import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import { filtersApi } from '../filters-api';

/** Loads the courses and batches to filter by. */
export const useFilterOptions = () => {
  const { can } = useSession();
  const courses = filtersApi.useFindFilterCoursesQuery();
  const batches = filtersApi.useFindFilterBatchesQuery(undefined, {
    skip: !can(sharedPermissions['batchCode.read']),
  });
  return {
    courses: (courses.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
    batches: (batches.data?.items ?? []).map(({ id, code }) => ({ value: id, label: code })),
  };
};
