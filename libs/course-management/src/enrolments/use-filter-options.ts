import { useSession } from '@lms/auth';
import {
  type BatchCodeTypes,
  type CourseTypes,
  defaultTableState,
  type EntityTypes,
  type TableState,
} from '@lms/contract';
import { enrolmentsApi } from './enrolments-api';

/** As many as one page can have; what lies beyond is found by its learners. */
const firstOf = <T extends EntityTypes>(column: keyof T['item'] & string): TableState<T> => ({
  ...defaultTableState,
  paginator: { page: 1, pageSize: 100, total: 0 },
  sorting: { column, direction: 'asc' },
});

/** The courses and batches that the list can be narrowed to. */
export const useFilterOptions = () => {
  const { can } = useSession();
  const courses = enrolmentsApi.useFindFilterCoursesQuery(firstOf<CourseTypes>('title'));
  const batches = enrolmentsApi.useFindFilterBatchesQuery(firstOf<BatchCodeTypes>('code'), {
    skip: !can('batchCode.read'),
  });
  return {
    courses: (courses.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title })),
    batches: (batches.data?.items ?? []).map(({ id, code }) => ({ value: id, label: code })),
  };
};
