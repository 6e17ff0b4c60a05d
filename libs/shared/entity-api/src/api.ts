import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** The one api: domain libraries add to it by `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['User', 'Order', 'Enrolment', 'Attempt', 'CourseCategory'],
  endpoints: () => ({}),
});
