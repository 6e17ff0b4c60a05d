import { useSession } from '@lms/auth/web';
import type { CallProblem } from '@lms/entity-api';
import { useEffect, useSyncExternalStore } from 'react';
import { type KeptCourse, openStudyOf, type Unsent } from './study-database';

/** Course that is being kept. */
export interface Keeping {
  loadedBytes: number;
  totalBytes: number;
  cancel: () => void;
}

export interface StudyState {
  /** Kept courses; undefined until they are read. */
  courses?: KeptCourse[];
  /** What was done and not sent, oldest first. */
  unsent: Unsent[];
  /** Courses that are being kept, by id. */
  keepings: ReadonlyMap<string, Keeping>;
  /** Why a course could not be kept, by its id; `storage` where the device has no room or none at all. */
  problems: ReadonlyMap<string, CallProblem | 'storage'>;
}

let state: StudyState = { unsent: [], keepings: new Map(), problems: new Map() };
const listeners = new Set<() => void>();

export const studyState = () => state;

export const changeStudyState = (changes: Partial<StudyState>) => {
  state = { ...state, ...changes };
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Reads what this device keeps for a person. */
export const readStudy = async (userId: string) => {
  const database = await openStudyOf(userId);
  const unsent = await database.getAll('unsent');
  changeStudyState({
    courses: await database.getAll('courses'),
    unsent: unsent.sort((one, other) => one.at - other.at),
  });
};

/** Returns what this device keeps for the person who is signed in. */
export const useStudyState = () => {
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    // Without storage nothing is kept.
    if (userId) readStudy(userId).catch(() => changeStudyState({ courses: [] }));
  }, [userId]);
  return useSyncExternalStore(subscribe, studyState);
};
