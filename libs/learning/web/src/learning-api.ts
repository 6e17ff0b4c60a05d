import type { LessonContent } from '@lms/contract';
import type {
  AnswerInput,
  AnswerSaved,
  Attempt,
  CourseCompletion,
  LearningCourse,
  ProgressInput,
  ProgressResult,
  QuizStart,
} from '@lms/learning/contract';
import { enrolmentApi } from './enrolment-api';

export interface ProgressReport {
  lessonId: string;
  body: ProgressInput;
}

export interface AnswerReport {
  attemptId: string;
  body: AnswerInput;
}

export const learningApi = enrolmentApi.injectEndpoints({
  endpoints: (build) => ({
    getLearningCourse: build.query<LearningCourse, string>({
      query: (courseId) => `/learning/course/${courseId}`,
      providesTags: ['Enrolment', { type: 'CourseRating', id: 'LIST' }],
    }),
    // Not cached: marks and the time watched change without a change of the course.
    getCourseCompletion: build.query<CourseCompletion, string>({
      query: (courseId) => `/learning/course/${courseId}/completion`,
      providesTags: ['Enrolment', 'Attempt'],
      keepUnusedDataFor: 0,
    }),
    // Not cached: the lesson to continue at changes with each lesson opened.
    getLesson: build.query<LessonContent, string>({
      query: (lessonId) => `/learning/lesson/${lessonId}`,
      keepUnusedDataFor: 0,
    }),
    // `keepalive`: a report sent while the page is closed still arrives.
    reportProgress: build.mutation<ProgressResult, ProgressReport>({
      query: ({ lessonId, body }) => ({
        url: `/learning/lesson/${lessonId}/progress`,
        method: 'PUT',
        body,
        keepalive: true,
      }),
      invalidatesTags: (result, _error, { body }) =>
        result && body.completed ? ['Enrolment'] : [],
    }),
    getQuiz: build.query<QuizStart, string>({
      query: (quizId) => `/learning/quiz/${quizId}`,
      providesTags: ['Attempt'],
      keepUnusedDataFor: 0,
    }),
    startAttempt: build.mutation<Attempt, string>({
      query: (quizId) => ({ url: `/learning/quiz/${quizId}/attempt`, method: 'POST' }),
    }),
    getAttempt: build.query<Attempt, string>({
      query: (attemptId) => `/learning/attempt/${attemptId}`,
      keepUnusedDataFor: 0,
    }),
    saveAnswer: build.mutation<AnswerSaved, AnswerReport>({
      query: ({ attemptId, body }) => ({
        url: `/learning/attempt/${attemptId}/answers`,
        method: 'PUT',
        body,
        keepalive: true,
      }),
    }),
    submitAttempt: build.mutation<Attempt, string>({
      query: (attemptId) => ({ url: `/learning/attempt/${attemptId}/submit`, method: 'POST' }),
      invalidatesTags: (result) => (result ? ['Attempt', 'Enrolment'] : []),
      onQueryStarted: async (attemptId, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) dispatch(learningApi.util.upsertQueryData('getAttempt', attemptId, data));
      },
    }),
  }),
});

export const {
  useGetMyCoursesQuery,
  useGetLearningCourseQuery,
  useGetCourseCompletionQuery,
  useGetLessonQuery,
  useGetQuizQuery,
  useStartAttemptMutation,
  useGetAttemptQuery,
  useSubmitAttemptMutation,
} = learningApi;
