import { sharedPermissions } from '@lms/contract';
import { bookmarkSchema, noteSchema } from '@lms/learning/contract';
import { bookmarks } from '@lms/server/database';
import { type Deps, refuseWhenViewedAs, route } from '@lms/server/platform';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findMyLesson } from './lesson-access';
import { courseNotes, deleteNote, saveNote } from './notes';

export const noteRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  route(app, {
    method: 'GET',
    path: '/learning/course/:courseId/note',
    summary: 'Read the caller’s notes and bookmarks in a course',
    access: sharedPermissions['learning.study'],
    handle: ({ params, caller }) => {
      refuseWhenViewedAs(caller);
      return courseNotes(db, { ...params, userId: caller.userId });
    },
  });

  route(app, {
    method: 'PUT',
    path: '/learning/course/:courseId/note/:id',
    summary: 'Write a note in a lesson, change it, or take back that it was deleted',
    access: sharedPermissions['learning.study'],
    body: noteSchema,
    handle: ({ params, caller, body }) =>
      saveNote(deps, { ...params, userId: caller.userId }, body),
  });

  route(app, {
    method: 'DELETE',
    path: '/learning/course/:courseId/note/:id',
    summary: 'Delete a note of the caller',
    access: sharedPermissions['learning.study'],
    handle: async ({ params, caller, reply }) => {
      await deleteNote(deps, { ...params, userId: caller.userId });
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'PUT',
    path: '/learning/lesson/:lessonId/bookmark',
    operationId: 'bookmarkLesson',
    summary: 'Mark a lesson to find it again, or take the mark away',
    access: sharedPermissions['learning.study'],
    body: bookmarkSchema,
    handle: async ({ params: { lessonId }, caller: { userId }, body }) => {
      await findMyLesson(db, userId, lessonId);
      if (body.bookmarked) {
        const createdAt = deps.now().toISOString();
        await db.insert(bookmarks).values({ userId, lessonId, createdAt }).onConflictDoNothing();
      } else {
        await db
          .delete(bookmarks)
          .where(and(eq(bookmarks.userId, userId), eq(bookmarks.lessonId, lessonId)));
      }
      return body;
    },
  });
};
