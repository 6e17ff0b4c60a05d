import { useSession } from '@lms/auth/web';
import type { Note } from '@lms/learning/contract';
import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { createNoteDesk, type NoteDesk } from './note-desk';
import { useGetCourseNotesQuery } from './notes-api';

const desks = new WeakMap<object, Map<string, NoteDesk>>();

const useDesk = (courseId: string): NoteDesk => {
  const store = useStore();
  const { user } = useSession();
  const key = `${user?.id} ${courseId}`;
  const known = desks.get(store) ?? new Map<string, NoteDesk>();
  const desk = known.get(key) ?? createNoteDesk(store.dispatch, courseId);
  desks.set(store, known.set(key, desk));
  return desk;
};

/** A note with its unsaved text. */
export type ShownNote = Note & { isUnsaved?: boolean };

/** Loads all notes of a course, in the order of their videos or of creation, with the drafts. */
export const useNotes = (courseId: string) => {
  const desk = useDesk(courseId);
  const query = useGetCourseNotesQuery(courseId);
  const drafts = useSyncExternalStore(desk.subscribe, desk.getDrafts);
  const { unsent, failing } = useSyncExternalStore(desk.outbox.subscribe, desk.outbox.getState);
  const saved = query.data?.notes ?? [];
  // A note that was never saved has this time until then.
  const [now] = useState(() => new Date().toISOString());
  const unsaved = [...drafts.values()]
    .filter(({ id, open }) => open !== 'new' && !saved.some((note) => note.id === id))
    .map(({ id, lessonId, positionSeconds, body }) => ({
      id,
      lessonId,
      positionSeconds,
      body,
      lessonTitle: '',
      createdAt: now,
      updatedAt: now,
      version: 0,
    }));
  const notes: ShownNote[] = [...saved, ...unsaved]
    .map((note) => ({
      ...note,
      body: drafts.get(note.id)?.body || note.body,
      isUnsaved: unsent.has(note.id),
    }))
    .sort((one, other) => (one.positionSeconds ?? 0) - (other.positionSeconds ?? 0));
  return { desk, query, drafts, notes, unsent, failing, bookmarks: query.data?.bookmarks ?? [] };
};

export type Notes = ReturnType<typeof useNotes>;
