import type { LessonContent } from '@lms/contract';
import type {
  Attempt,
  CourseGlossary,
  CourseNotes,
  LearningCourse,
  MyCourse,
  NoteInput,
  OfflineStudyEvent,
  PreparedAttempt,
} from '@lms/learning/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { UnsentAnswer } from '../quiz/answers';

/** Course that this device keeps for study without a connection. */
export interface KeptCourse {
  courseId: string;
  keptAt: string;
  hasVideos: boolean;
  /** Size of its lessons with their files. */
  bytes: number;
  /** Addresses of its files, in the cache {@link keptFiles}. */
  files: string[];
  listed: MyCourse;
  course: LearningCourse;
  notes: CourseNotes;
  lessons: LessonContent[];
  /** Terms; a course kept by an earlier version has none. */
  glossary?: CourseGlossary;
  /** Practice quizzes that may be begun here; a course kept by an earlier version has none. */
  sittings?: PreparedAttempt[];
  /** Moment at which the server drew them. */
  sittingsAt?: string;
}

/** Attempt that was begun without a connection, of which the server learns once it is submitted. */
export interface Sitting {
  kind: 'SITTING';
  /** Id of the attempt. */
  id: string;
  courseId: string;
  lessonId: string;
  attempt: Attempt;
  /** Moment of each answer, by question. */
  givenAt: Record<string, string>;
}

/** What a learner did and the server has not taken yet. */
export type Act =
  | Sitting
  | { kind: 'PROGRESS'; id: string; event: OfflineStudyEvent }
  | { kind: 'NOTE'; id: string; courseId: string; note: NoteInput }
  | { kind: 'BOOKMARK'; id: string; courseId: string; lessonId: string; bookmarked: boolean }
  | {
      kind: 'ANSWER';
      id: string;
      courseId: string;
      lessonId: string;
      attemptId: string;
      questionId: string;
      answer: UnsentAnswer;
    };

export type Unsent = Act & {
  /** Time at which it was done, by the device's clock. */
  at: number;
  /** Page that did it. */
  pageId: string;
  /** Why the server refused it for good. */
  refused?: string;
};

interface StudySchema extends DBSchema {
  /** Id of the person whose data this is, under the key `owner`. */
  owner: { key: string; value: string };
  courses: { key: string; value: KeptCourse };
  unsent: { key: string; value: Unsent };
}

/** Cache with the files of kept courses. */
export const keptFiles = 'kept-files';

let opening: Promise<IDBPDatabase<StudySchema>> | undefined;

/** Opens the database; another page that deletes it does not wait for this one. */
export const openStudy = () => {
  opening ??= openDB<StudySchema>('study', 1, {
    upgrade: (database) => {
      database.createObjectStore('owner');
      database.createObjectStore('courses', { keyPath: 'courseId' });
      database.createObjectStore('unsent', { keyPath: 'id' });
    },
    blocking: (_current, _blocked, { target }) => {
      opening = undefined;
      (target as IDBDatabase).close();
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
};

/** Opens the database for a person; what another one left in it is deleted. */
export const openStudyOf = async (userId: string) => {
  const database = await openStudy();
  const owner = await database.get('owner', 'owner');
  if (owner === userId) return database;
  await database.clear('courses');
  await database.clear('unsent');
  // Over http there are no caches.
  await globalThis.caches?.delete(keptFiles);
  await database.put('owner', userId, 'owner');
  return database;
};
