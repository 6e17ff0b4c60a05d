import type { Dashboard } from '@lms/dashboard/contract';
import { api } from '@lms/entity-api';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<Dashboard, void>({
      query: () => '/dashboard',
      providesTags: ['Enrolment', 'Attempt'],
    }),
    setStudyGoal: build.mutation<{ daysAWeek: number | null }, number | null>({
      query: (daysAWeek) => ({ url: '/learning/goal', method: 'PUT', body: { daysAWeek } }),
      invalidatesTags: (result) => (result ? ['Enrolment'] : []),
    }),
  }),
});

export const { useGetDashboardQuery, useSetStudyGoalMutation } = dashboardApi;
