import { selectCurrentUser } from '@lms/auth/web';
import { api, isTemporary } from '@lms/entity-api';
import type { CourseNotes, Note, NoteInput } from '@lms/learning/contract';
import { keepUnsent } from '../offline/unsent';

/** Identifies a note. */
interface NoteKey {
  courseId: string;
  id: string;
}

interface Mark {
  courseId: string;
  lessonId: string;
  bookmarked: boolean;
}

export const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCourseNotes: build.query<CourseNotes, string>({
      query: (courseId) => `/learning/course/${courseId}/note`,
    }),
    // `keepalive`: a note sent while the page is closed still arrives.
    saveNote: build.mutation<Note, NoteKey & { body: NoteInput }>({
      query: ({ courseId, id, body }) => ({
        url: `/learning/course/${courseId}/note/${id}`,
        method: 'PUT',
        body,
        keepalive: true,
      }),
      onQueryStarted: async ({ courseId, id }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (!data) return;
        dispatch(
          notesApi.util.updateQueryData('getCourseNotes', courseId, ({ notes }) => {
            const place = notes.findIndex((note) => note.id === id);
            if (place < 0) notes.push(data);
            else notes[place] = data;
          }),
        );
      },
    }),
    deleteNote: build.mutation<null, NoteKey>({
      query: ({ courseId, id }) => ({
        url: `/learning/course/${courseId}/note/${id}`,
        method: 'DELETE',
      }),
    }),
    setBookmark: build.mutation<null, Mark>({
      query: ({ lessonId, bookmarked }) => ({
        url: `/learning/lesson/${lessonId}/bookmark`,
        method: 'PUT',
        body: { bookmarked },
      }),
      onQueryStarted: async (mark, { dispatch, getState, queryFulfilled }) => {
        const { courseId, lessonId, bookmarked } = mark;
        const shown = dispatch(
          notesApi.util.updateQueryData('getCourseNotes', courseId, (course) => {
            course.bookmarks = course.bookmarks.filter((id) => id !== lessonId);
            if (bookmarked) course.bookmarks.push(lessonId);
          }),
        );
        await queryFulfilled.catch(async ({ error }: { error: unknown }) => {
          const userId = selectCurrentUser(getState() as never)?.id;
          const act = { kind: 'BOOKMARK', id: `bookmark ${lessonId}`, ...mark } as const;
          if (!isTemporary(error) || !(await keepUnsent(userId, act))) shown.undo();
        });
      },
    }),
  }),
});

export const { useGetCourseNotesQuery, useSetBookmarkMutation } = notesApi;
