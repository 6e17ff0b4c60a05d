import { defaultTableState, type FindResult } from '@lms/contract';
import { api } from '@lms/entity-api';
import { type EnrolmentLearner, enrolmentLearnerLists } from '@lms/learning/contract';

export interface OfferedCourse {
  id: string;
  title: string;
}

const shown = 20;

const search = (column: string, searchTerm: string, filter: object = {}) => ({
  ...defaultTableState,
  filter,
  searchTerm,
  paginator: { ...defaultTableState.paginator, pageSize: shown },
  sorting: { column, direction: 'asc' },
});

/** Calls that find whom to enrol, and where. */
export const enrolApi = api.injectEndpoints({
  endpoints: (build) => ({
    findLearnersToEnrol: build.query<
      FindResult<EnrolmentLearner>,
      { term?: string; filter?: { id: string } }
    >({
      query: ({ term = '', filter }) => ({
        url: `${enrolmentLearnerLists.path}/find`,
        method: 'POST',
        body: search('name', term, filter),
      }),
    }),
    findOfferedCourses: build.query<FindResult<OfferedCourse>, string>({
      query: (term) => ({
        url: '/course/find',
        method: 'POST',
        body: search('title', term, { status: 'ACTIVE' }),
      }),
    }),
  }),
});
