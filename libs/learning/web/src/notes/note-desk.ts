import { lengthOf } from '@lms/contract';
import { maxNoteLength, type Note } from '@lms/learning/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { createOutbox, isPassing, type Sent } from '../outbox';
import { notesApi } from './notes-api';

/** The pause in typing, in milliseconds, after which it is saved. */
const pauseMs = 1_000;

/** A note as it is typed. */
export interface NoteDraft extends Pick<Note, 'id' | 'lessonId' | 'positionSeconds' | 'body'> {
  /** What the server has, as far as this page knows: what is typed takes its place. */
  base: Pick<Note, 'body' | 'version'> | null;
  /** Where it is being typed: in the field for new notes, in its place, or not any more. */
  open: 'new' | 'edit' | null;
  /** Why the server refused it. */
  problem?: CallProblem;
  /** What another page has made of it meanwhile; `null`: it was deleted there. */
  elsewhere?: Note | null;
}

type PatchThunk = ReturnType<typeof notesApi.util.updateQueryData<'getCourseNotes'>>;
type Dispatch = ThunkDispatch<ReturnType<Parameters<PatchThunk>[1]>, unknown, UnknownAction>;

const isBlank = (body: string) => !body.trim();
export const isTooLong = (body: string) => lengthOf(body) > maxNoteLength;
const isSaved = ({ body, base }: NoteDraft) => isBlank(body) || body.normalize() === base?.body;

/**
 * Where the notes of one course are typed. It outlives the screen and is in memory only: what could not
 * be sent is sent later, wherever the learner is in the app, and closing the page asks until then.
 */
export const createNoteDesk = (dispatch: Dispatch, courseId: string) => {
  let drafts: ReadonlyMap<string, NoteDraft> = new Map();
  /** What was sent, whether or not an answer came. */
  const sent = new Map<string, Set<string>>();
  const listeners = new Set<() => void>();

  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const leave = () => void outbox.flush(true);
  const publish = (next: ReadonlyMap<string, NoteDraft>) => {
    drafts = next;
    const listen = [...drafts.values()].every(isSaved) ? 'removeEventListener' : 'addEventListener';
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

  /** After a conflict: our own text, whose answer was lost, or that of another page. */
  const reconcile = async (id: string, typed: string): Promise<Sent> => {
    const { data, error } = await dispatch(
      notesApi.endpoints.getCourseNotes.initiate(courseId, {
        forceRefetch: true,
        subscribe: false,
      }),
    );
    if (!data) return isPassing(error) ? 'later' : 'done';
    const saved = data.notes.find((note) => note.id === id);
    const open = drafts.get(id)?.open ?? 'edit';
    if (saved && sent.get(id)?.has(saved.body)) {
      change(id, { base: saved });
      return send(id, typed);
    }
    change(id, { base: saved ?? null, elsewhere: saved ?? null, open });
    return 'done';
  };

  const send = async (id: string, typed: string): Promise<Sent> => {
    const draft = drafts.get(id);
    if (!draft) return 'done';
    const { lessonId, positionSeconds, base, open } = draft;
    const body = typed.normalize();
    const input = { lessonId, positionSeconds, body, version: base?.version ?? 0 };
    const { data, error } = await dispatch(
      notesApi.endpoints.saveNote.initiate({ courseId, id, body: input }, { track: false }),
    );
    if (data) {
      change(id, { base: data, problem: undefined });
      return 'done';
    }
    sent.set(id, (sent.get(id) ?? new Set()).add(body));
    if (isPassing(error)) return 'later';
    const problem = toCallProblem(error);
    if (problem.code === 'entity.conflict') return reconcile(id, typed);
    change(id, { problem, open: open ?? 'edit' });
    return 'done';
  };

  const outbox = createOutbox<string>(send, (_older, newer) => newer);
  const sendIfFit = ({ id, body, elsewhere }: NoteDraft, delayMs = 0) => {
    if (!isBlank(body) && !isTooLong(body) && elsewhere === undefined) {
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
    /** Opens a note in its place. */
    edit: (note: Note) => put({ base: note, ...(drafts.get(note.id) ?? note), open: 'edit' }),
    type: (draft: NoteDraft, body: string) => {
      const typed = { ...draft, body, problem: undefined };
      put(typed);
      sendIfFit(typed, pauseMs);
    },
    /** Ends the typing of a note; tells whether it could. */
    finish: (draft: NoteDraft) => {
      if (isTooLong(draft.body) || draft.elsewhere !== undefined) return false;
      sendIfFit(draft);
      change(draft.id, { open: null });
      return true;
    },
    /** What was typed here takes the place of what another page has made of it. */
    keepMine: (draft: NoteDraft) => {
      const mine = { ...draft, elsewhere: undefined };
      put(mine);
      sendIfFit(mine);
    },
    /** Forgets what was typed here. */
    drop,
    retry: (draft: NoteDraft) => sendIfFit(draft),
    /** Deletes a note; gives what went wrong. */
    remove: async (id: string): Promise<CallProblem | undefined> => {
      const { error } = await dispatch(
        notesApi.endpoints.deleteNote.initiate({ courseId, id }, { track: false }),
      );
      const problem = error && toCallProblem(error);
      // Never saved, or deleted by another page already.
      if (problem && problem.code !== 'entity.notFound') return problem;
      drop(id);
      dispatch(
        notesApi.util.updateQueryData('getCourseNotes', courseId, (course) => {
          course.notes = course.notes.filter((note) => note.id !== id);
        }),
      );
      return undefined;
    },
    /** Takes back that a note was deleted. */
    restore: async ({ id, lessonId, positionSeconds, body }: Note) => {
      const input = { lessonId, positionSeconds, body, version: 0 };
      const { error } = await dispatch(
        notesApi.endpoints.saveNote.initiate({ courseId, id, body: input }, { track: false }),
      );
      return error && toCallProblem(error);
    },
  };
};

export type NoteDesk = ReturnType<typeof createNoteDesk>;
