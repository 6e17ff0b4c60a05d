import { createApi } from '@reduxjs/toolkit/query/react';
import { intercept } from './interceptor';
import { sessionQuery } from './session-query';

/** Cache tags. A write invalidates the answers with the same tag. */
const tagTypes = [
  'Enrolment',
  'CourseRating',
  'Certificate',
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
  'ListView',
  'LearningPath',
  'Topic',
] as const;
export type Tag = (typeof tagTypes)[number];

/** The only API slice; domain libraries add endpoints by `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: intercept(sessionQuery),
  tagTypes,
  endpoints: () => ({}),
});
