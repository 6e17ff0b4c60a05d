import { lengthOf } from '@lms/contract';
import {
  type CallProblem,
  createOutbox,
  holdUnsaved,
  isTemporary,
  type SendResult,
  toCallProblem,
} from '@lms/entity-api';
import { maxNoteLength, type Note } from '@lms/learning/contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { studyState } from '../offline/study-state';
import { dropUnsent, keepUnsent } from '../offline/unsent';
import { notesApi } from './notes-api';

/** Pause in typing, in milliseconds, after which a note is saved. */
const pauseMs = 1_000;

/** A note being edited. */
export interface NoteDraft extends Pick<Note, 'id' | 'lessonId' | 'positionSeconds' | 'body'> {
  /** Last version known to be on the server; `null` for a new note. */
  base: Pick<Note, 'body' | 'version'> | null;
  /** Editor that shows it: the field for new notes, the note's own, or none. */
  open: 'new' | 'edit' | null;
  /** Highlighted passage, of a highlight. */
  quote?: Note['quote'];
  /** Problem of the last attempt to save. */
  problem?: CallProblem;
  /** Conflicting version from another tab; `null` if it was deleted there. */
  elsewhere?: Note | null;
  /** Text that this device keeps until it is sent. */
  kept?: string;
}

type PatchThunk = ReturnType<typeof notesApi.util.updateQueryData<'getCourseNotes'>>;
type Dispatch = ThunkDispatch<ReturnType<Parameters<PatchThunk>[1]>, unknown, UnknownAction>;

const isBlank = (body: string) => !body.trim();
export const isTooLong = (body: string) => lengthOf(body) > maxNoteLength;
/** Nothing to save: only a highlight may have no text. */
const isNothing = ({ body, quote }: NoteDraft) => isBlank(body) && !quote;
const textOf = (body: string) => (isBlank(body) ? '' : body.normalize());
const isSaved = (draft: NoteDraft) => isNothing(draft) || textOf(draft.body) === draft.base?.body;

/**
 * Keeps the drafts of one course's notes and saves them. It outlives the screen: what could not be
 * sent is retried on every page of the app. The device keeps it, too, for the page that is opened
 * after this one; closing asks where it can't.
 */
export const createDraftStore = (dispatch: Dispatch, courseId: string, userId?: string) => {
  let drafts: ReadonlyMap<string, NoteDraft> = new Map();
  /** Texts sent without an answer so far, by note. */
  const sent = new Map<string, Set<string>>();
  const listeners = new Set<() => void>();
  const hasUnsaved = () => ![...drafts.values()].every(isSaved);
  holdUnsaved(hasUnsaved);

  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const leave = () => void outbox.flush(true);
  const publish = (next: ReadonlyMap<string, NoteDraft>) => {
    drafts = next;
    const wouldBeLost = [...drafts.values()].some(
      (draft) => !isSaved(draft) && draft.kept !== draft.body,
    );
    const listen = wouldBeLost ? 'addEventListener' : 'removeEventListener';
    window[listen]('beforeunload', warn as EventListener);
    window[listen]('pagehide', leave);
    listeners.forEach((listener) => listener());
  };
  const put = (draft: NoteDraft) => publish(new Map(drafts).set(draft.id, draft));
  const drop = (id: string) => publish(new Map([...drafts].filter(([key]) => key !== id)));
  const change = (id: string, changes: Partial<NoteDraft>) => {
    const draft = drafts.get(id);
    if (!draft) return;
    const next = { ...draft, ...changes };
    if (!next.open && isSaved(next)) drop(id);
    else put(next);
  };

  /**
   * Resolves a conflict, which is either our own earlier text whose answer was lost, or a change by
   * another tab.
   */
  const reconcile = async (id: string, typed: string): Promise<SendResult> => {
    const { data, error } = await dispatch(
      notesApi.endpoints.getCourseNotes.initiate(courseId, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
    if (!data) return isTemporary(error) ? 'later' : 'done';
    const saved = data.notes.find((note) => note.id === id);
    const open = drafts.get(id)?.open ?? 'edit';
    if (saved && sent.get(id)?.has(saved.body)) {
      change(id, { base: saved });
      return send(id, typed);
    }
    change(id, { base: saved ?? null, elsewhere: saved ?? null, open });
    return 'done';
  };

  const send = async (id: string, typed: string): Promise<SendResult> => {
    const draft = drafts.get(id);
    if (!draft) return 'done';
    const { lessonId, positionSeconds, quote, base, open } = draft;
    const body = textOf(typed);
    const input = { lessonId, positionSeconds, body, quote, version: base?.version ?? 0 };
    const { data, error } = await dispatch(
      notesApi.endpoints.saveNote.initiate({ courseId, id, body: input }, { track: false }),
    );
    const isKept = studyState().unsent.some((act) => act.id === id);
    const isOver = data !== undefined || !isTemporary(error);
    if (userId && isKept && isOver) await dropUnsent(userId, id);
    if (data) {
      change(id, { base: data, problem: undefined, kept: undefined });
      return 'done';
    }
    sent.set(id, (sent.get(id) ?? new Set()).add(body));
    if (!isOver) {
      const kept = await keepUnsent(userId, { kind: 'NOTE', id, courseId, note: input });
      if (kept) change(id, { kept: typed });
      return 'later';
    }
    const problem = toCallProblem(error);
    if (problem.code === 'entity.conflict') return reconcile(id, typed);
    change(id, { problem, open: open ?? 'edit' });
    return 'done';
  };

  const outbox = createOutbox<string>(send, (_older, newer) => newer);
  const sendIfFit = (draft: NoteDraft, delayMs = 0) => {
    const { id, body, elsewhere } = draft;
    if (!isNothing(draft) && !isTooLong(body) && elsewhere === undefined) {
      outbox.put(id, body, delayMs);
    }
  };

  return {
    outbox,
    getDrafts: () => drafts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Opens a note's editor. */
    edit: (note: Note) => put({ base: note, ...(drafts.get(note.id) ?? note), open: 'edit' }),
    /** Keeps a passage without a text. */
    highlight: (place: Pick<NoteDraft, 'id' | 'lessonId' | 'quote'>) => {
      const draft = { ...place, positionSeconds: null, body: '', base: null, open: null };
      put(draft);
      sendIfFit(draft);
    },
    type: (draft: NoteDraft, body: string) => {
      const typed = { ...draft, body, problem: undefined };
      put(typed);
      sendIfFit(typed, pauseMs);
    },
    /** Closes a note's editor; returns false while the note is too long or in conflict. */
    finish: (draft: NoteDraft) => {
      if (isTooLong(draft.body) || draft.elsewhere !== undefined) return false;
      sendIfFit(draft);
      change(draft.id, { open: null });
      return true;
    },
    /** Overwrites the other tab's version with the draft. */
    keepMine: (draft: NoteDraft) => {
      const resolved = { ...draft, elsewhere: undefined };
      put(resolved);
      sendIfFit(resolved);
    },
    /** Discards a draft. */
    drop,
    retry: (draft: NoteDraft) => sendIfFit(draft),
    /** Deletes a note; returns the problem if that failed. */
    remove: async (id: string): Promise<CallProblem | undefined> => {
      const { error } = await dispatch(
        notesApi.endpoints.deleteNote.initiate({ courseId, id }, { track: false }),
      );
      const problem = error && toCallProblem(error);
      // Not found means: never saved, or deleted by another tab.
      if (problem && problem.code !== 'entity.notFound') return problem;
      drop(id);
      dispatch(
        notesApi.util.updateQueryData('getCourseNotes', courseId, (course) => {
          course.notes = course.notes.filter((note) => note.id !== id);
        }),
      );
      return undefined;
    },
    /** Restores a deleted note. */
    restore: async ({ id, lessonId, positionSeconds, body, quote }: Note) => {
      const input = { lessonId, positionSeconds, body, quote, version: 0 };
      const { error } = await dispatch(
        notesApi.endpoints.saveNote.initiate({ courseId, id, body: input }, { track: false }),
      );
      return error && toCallProblem(error);
    },
  };
};

export type DraftStore = ReturnType<typeof createDraftStore>;
