import { defaultTableState, type FindResult } from '@lms/contract';
import { api } from '@lms/entity-api';

export interface Person {
  id: string;
  name: string;
  username: string;
}

export interface OfferedCourse {
  id: string;
  title: string;
}

const shown = 20;

const search = (column: string, searchTerm: string, filter: object) => ({
  ...defaultTableState,
  filter,
  searchTerm,
  paginator: { ...defaultTableState.paginator, pageSize: shown },
  sorting: { column, direction: 'asc' },
});

/** Calls that find whom to enrol, and where. */
export const enrolApi = api.injectEndpoints({
  endpoints: (build) => ({
    findLearnersToEnrol: build.query<FindResult<Person>, string>({
      query: (term) => ({
        url: '/user/find',
        method: 'POST',
        body: search('name', term, { roles: 'ROLE_USER', status: ['ACTIVE', 'PENDING'] }),
      }),
    }),
    getLearnerToEnrol: build.query<Person, string>({ query: (id) => `/user/${id}` }),
    findOfferedCourses: build.query<FindResult<OfferedCourse>, string>({
      query: (term) => ({
        url: '/course/find',
        method: 'POST',
        body: search('title', term, { status: 'ACTIVE' }),
      }),
    }),
  }),
});
