import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { glossaryApi } from '../glossary/glossary-api';
import { offlineApi } from './offline-api';
import { keptFiles, openStudyOf } from './study-database';
import { readStudy } from './study-state';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Keeps a file, and tells each part of it that has come. */
export const keepFile = async (
  url: string,
  signal: AbortSignal,
  onPart: (bytes: number) => void = () => undefined,
) => {
  const cache = await caches.open(keptFiles);
  const response = await fetch(url, { signal });
  if (!response.ok || !response.body) throw new Error(`${response.status} ${url}`);
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => {
        onPart(part.byteLength);
        controller.enqueue(part);
      },
    }),
  );
  await cache.put(url, new Response(counted, { headers: response.headers }));
};

/** Has the server draw the practice quizzes of a course that may be begun without a connection. */
export const drawSittings = async (dispatch: Dispatch, courseId: string) => {
  const { prepareAttempts } = offlineApi.endpoints;
  const { attempts } = await dispatch(
    prepareAttempts.initiate(courseId, { track: false }),
  ).unwrap();
  return {
    kept: { sittings: attempts, sittingsAt: new Date().toISOString() },
    files: [...new Set(attempts.flatMap(({ files }) => files.map(({ url }) => url)))],
  };
};

/** Draws anew for a kept course: what was begun is used up, and a quiz may have changed. */
export const renewSittings = async (dispatch: Dispatch, userId: string, courseId: string) => {
  const database = await openStudyOf(userId);
  if (!(await database.get('courses', courseId))) return;
  const { kept, files } = await drawSittings(dispatch, courseId);
  const { signal } = new AbortController();
  for (const url of files) await keepFile(url, signal);
  const { store, done } = database.transaction('courses', 'readwrite');
  const course = await store.get(courseId);
  if (course) {
    await store.put({ ...course, ...kept, files: [...new Set([...course.files, ...files])] });
  }
  await done;
  await readStudy(userId);
};

const dayMs = 86_400_000;

/**
 * Draws anew, once a day, for each course that this device keeps, and asks for its terms: the service
 * worker keeps the answer, as that of every call of study.
 */
export const renewOldCourses = async (dispatch: Dispatch, userId: string) => {
  if (!navigator.onLine) return;
  const courses = await (await openStudyOf(userId)).getAll('courses');
  for (const { courseId, sittingsAt = '' } of courses) {
    const isOld = sittingsAt < new Date(Date.now() - dayMs).toISOString();
    if (!isOld) continue;
    await renewSittings(dispatch, userId, courseId);
    const { getLearningCourseGlossary } = glossaryApi.endpoints;
    const once = { forceRefetch: true, subscribe: false };
    await dispatch(getLearningCourseGlossary.initiate(courseId, once));
  }
};
