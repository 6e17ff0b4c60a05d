import { useSession } from '@lms/auth/web';
import type { Note } from '@lms/learning/contract';
import { useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useStudyState } from '../offline/study-state';
import { isWaiting } from '../offline/unsent';
import { createDraftStore, type DraftStore } from './draft-store';
import { useGetCourseNotesQuery } from './notes-api';

const draftStores = new WeakMap<object, Map<string, DraftStore>>();

const useDraftStore = (courseId: string): DraftStore => {
  const store = useStore();
  const { user } = useSession();
  const key = `${user?.id} ${courseId}`;
  const known = draftStores.get(store) ?? new Map<string, DraftStore>();
  const draftStore = known.get(key) ?? createDraftStore(store.dispatch, courseId, user?.id);
  draftStores.set(store, known.set(key, draftStore));
  return draftStore;
};

/** A note with its unsaved text. */
export type ShownNote = Note & { isUnsaved?: boolean };

/** Second of the video, or character of the article. */
const placeOf = ({ positionSeconds, quote }: ShownNote) => positionSeconds ?? quote?.start ?? 0;

/** Loads all notes of a course, in the order of their lessons' contents or of creation, with the drafts. */
export const useNotes = (courseId: string) => {
  const draftStore = useDraftStore(courseId);
  const query = useGetCourseNotesQuery(courseId);
  const drafts = useSyncExternalStore(draftStore.subscribe, draftStore.getDrafts);
  const { unsent, failing } = useSyncExternalStore(
    draftStore.outbox.subscribe,
    draftStore.outbox.getState,
  );
  const waiting = useStudyState().unsent.filter(isWaiting);
  const saved = query.data?.notes ?? [];
  // A note that was never saved has this time until then.
  const [now] = useState(() => new Date().toISOString());
  const unsaved = [...drafts.values()]
    .filter(({ id, open }) => open !== 'new' && !saved.some((note) => note.id === id))
    .map(({ id, lessonId, positionSeconds, body, quote }) => ({
      id,
      lessonId,
      positionSeconds,
      body,
      quote: quote ?? null,
      lessonTitle: '',
      createdAt: now,
      updatedAt: now,
      version: 0,
    }));
  const notes: ShownNote[] = [...saved, ...unsaved]
    .map((note) => ({
      ...note,
      body: drafts.get(note.id)?.body || (note.quote && drafts.has(note.id) ? '' : note.body),
      isUnsaved: unsent.has(note.id) || waiting.some(({ id }) => id === note.id),
    }))
    .sort((one, other) => placeOf(one) - placeOf(other));
  return {
    draftStore,
    query,
    drafts,
    notes,
    unsent,
    failing,
    bookmarks: query.data?.bookmarks ?? [],
  };
};

export type Notes = ReturnType<typeof useNotes>;
