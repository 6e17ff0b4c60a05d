import { api } from '@lms/entity-api';
import type { MyCourse } from '@lms/learning/contract';

/** Call that the course page makes, too; the others are a learner's alone. */
export const enrolmentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyCourses: build.query<MyCourse[], void>({
      query: () => '/learning/course',
      providesTags: ['Enrolment'],
    }),
  }),
});

export const { useGetMyCoursesQuery } = enrolmentApi;
