import type { Dashboard } from '@lms/dashboard/contract';
import { api } from '@lms/entity-api';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<Dashboard, void>({
      query: () => '/dashboard',
      providesTags: ['Enrolment', 'Attempt'],
    }),
  }),
});

export const { useGetDashboardQuery } = dashboardApi;
