import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** What a cached answer is about; a write makes the answers about the same thing fetch again. */
const tagTypes = [
  'Enrolment',
  'User',
  'ManagedUser',
  'Session',
  'Order',
  'Attempt',
  'CourseCategory',
  'Instructor',
  'Course',
  'Question',
  'QuestionBank',
  'Quiz',
  'BatchCode',
  'Coupon',
  'Essay',
  'Organization',
  'Notification',
  'Message',
  'ReportFile',
  'ReportSchedule',
  'ReportView',
] as const;
export type Tag = (typeof tagTypes)[number];

/** The one api: domain libraries add to it by `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
