import type { LessonContent } from '@lms/contract';
import type { CourseNotes, LearningCourse, MyCourse } from '@lms/learning/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

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
}

interface StudySchema extends DBSchema {
  /** Id of the person whose data this is, under the key `owner`. */
  owner: { key: string; value: string };
  courses: { key: string; value: KeptCourse };
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
  await caches.delete(keptFiles);
  await database.put('owner', userId, 'owner');
  return database;
};
