import type { Course } from '@lms/course-management/contract';
import { api, toCallProblem } from '@lms/entity-api';
import type { useTranslation } from '@lms/i18n';
import { problemTextIn, toastShown } from '@lms/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { courseList } from './courses-api';

export type CourseAction = 'submit' | 'withdraw' | 'duplicate';

const done = {
  submit: 'courses.toast.submitted',
  withdraw: 'courses.toast.withdrawn',
  duplicate: 'courses.toast.duplicated',
} as const;

export type CourseDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

interface Move {
  id: string;
  move: 'submit' | 'withdraw';
  version: number;
}

const actionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    moveCourse: build.mutation<Course | undefined, Move>({
      query: ({ id, move, version }) => ({
        url: `/course/${id}/${move}`,
        method: 'POST',
        body: { version },
      }),
      invalidatesTags: (_course, _error, { id }) => [courseList, { type: 'Course', id }],
    }),
    duplicateCourse: build.mutation<{ id: string }, string>({
      query: (id) => ({ url: `/course/${id}/duplicate`, method: 'POST' }),
      invalidatesTags: [courseList],
    }),
  }),
});

/** Acts on a course and tells by a toast how it went; resolves to nothing if it failed. */
export const runCourseAction = async (
  action: CourseAction,
  { id, version, title }: Pick<Course, 'id' | 'version' | 'title'>,
  dispatch: CourseDispatch,
  translation: ReturnType<typeof useTranslation>,
): Promise<{ id?: string } | undefined> => {
  const { moveCourse, duplicateCourse } = actionsApi.endpoints;
  const once = { track: false };
  const { data, error } = await (action === 'duplicate'
    ? dispatch(duplicateCourse.initiate(id, once))
    : dispatch(moveCourse.initiate({ id, version, move: action }, once)));
  if (error) {
    const message = problemTextIn(translation)(toCallProblem(error));
    dispatch(toastShown({ type: 'error', message }));
    return undefined;
  }
  dispatch(toastShown({ type: 'success', message: translation.t(done[action], { title }) }));
  return data ?? {};
};
