import { type Course, type CourseDraft, courseDraftSchema } from '@lms/course-management/contract';
import { type CallProblem, isTemporary, toCallProblem } from '@lms/entity-api';
import { toSent, validateForm } from '@lms/ui';
import { isSame as isSameContent } from '../is-same';

export type SaveState =
  | { status: 'saved' | 'waiting' | 'saving' | 'offline' | 'invalid' }
  | { status: 'failed' | 'conflict'; problem: CallProblem };

/** Tells whether what was typed can't be saved as things stand. */
export const isStuck = ({ status }: SaveState) =>
  ['offline', 'failed', 'invalid', 'conflict'].includes(status);

type Kept = Pick<Course, 'version' | 'draft'>;

type Send = (draft: CourseDraft, version: number) => PromiseLike<{ data?: Kept; error?: unknown }>;

/** Reads what the server has; nothing if it can't be read. */
type Read = () => PromiseLike<Kept | undefined>;

/** Pause in typing before a save, in milliseconds. */
const pause = 1_500;
/** Pause before a retry of what failed for a while only, in milliseconds. */
const retryPause = 15_000;

const isSame = (one: CourseDraft, other: CourseDraft) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

interface DraftSaverInput {
  saved: CourseDraft;
  version: number;
  send: Send;
  read: Read;
}

/**
 * Saves a draft after a pause in typing, one request at a time, each with the version that the
 * previous one returned. After a conflict it waits until both versions are merged, unless what was
 * saved elsewhere is not part of the draft, as a glossary is not.
 */
export class DraftSaver {
  #state: SaveState = { status: 'saved' };
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #send: Send;
  #read: Read;
  /** Draft as the server returned it, which completes what is sent. */
  #stored: Course['draft'];
  #latest: CourseDraft;
  saved: CourseDraft;
  version: number;

  constructor({ saved, version, send, read }: DraftSaverInput) {
    this.saved = saved;
    this.#stored = saved;
    this.#latest = saved;
    this.version = version;
    this.#send = send;
    this.#read = read;
  }

  getState = () => this.#state;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Takes the form's current values. */
  change(draft: CourseDraft) {
    const isNew = !isSame(draft, this.#latest);
    this.#latest = draft;
    if (!isNew || this.#state.status === 'conflict') return;
    if (this.#state.status !== 'saving') this.#set({ status: 'waiting' });
    this.#later(pause);
  }

  /** Saves at once; resolves when everything is saved or can't be saved now. */
  flush = async (): Promise<void> => {
    do await this.#saveNow();
    while (this.#state.status === 'waiting');
  };

  stop() {
    clearTimeout(this.#timer);
  }

  #later(milliseconds: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#saveNow(), milliseconds);
  }

  async #saveNow() {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (this.#state.status === 'conflict') return;
    this.#running = this.#save().finally(() => (this.#running = undefined));
    await this.#running;
  }

  async #save() {
    const draft = this.#latest;
    if (isSame(draft, this.saved)) return this.#set({ status: 'saved' });
    if (Object.keys(validateForm(courseDraftSchema, draft)).length > 0) {
      return this.#set({ status: 'invalid' });
    }
    this.#set({ status: 'saving' });
    const sent = toSent(draft, courseDraftSchema) as CourseDraft;
    let { data, error } = await this.#send(sent, this.version);
    if (error && toCallProblem(error).code === 'entity.conflict' && (await this.#isAsStored())) {
      ({ data, error } = await this.#send(sent, this.version));
    }
    if (data) {
      this.saved = draft;
      this.#stored = data.draft;
      this.version = data.version;
      return this.#set({ status: draft === this.#latest ? 'saved' : 'waiting' });
    }
    const problem = toCallProblem(error);
    if (problem.code === 'entity.conflict') this.#set({ status: 'conflict', problem });
    else if (problem.code === 'offline') this.#set({ status: 'offline' });
    else this.#set({ status: 'failed', problem });
    if (isTemporary(error)) this.#later(retryPause);
  }

  /** Tells whether the draft itself is as it was last saved here; then takes the newer version. */
  async #isAsStored() {
    const kept = await this.#read();
    if (!kept || !isSameContent(kept.draft, this.#stored)) return false;
    this.version = kept.version;
    return true;
  }

  #set(state: SaveState) {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}
