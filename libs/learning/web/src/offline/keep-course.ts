import { toCallProblem } from '@lms/entity-api';
import type { OfflineCourse, OfflineLesson } from '@lms/learning/contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { learningApi } from '../learning-api';
import { notesApi } from '../notes/notes-api';
import { drawSittings, keepFile } from './keep-sittings';
import { sizeOf, sum, type VideoChoice, videoOf, videoSizeOf } from './lesson-size';
import { keptFiles, openStudyOf } from './study-database';
import { changeStudyState, type Keeping, readStudy, studyState } from './study-state';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** Registers the service worker; resolves once it answers this page's calls. */
const startWorker = async () => {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  const worker = registration.installing;
  if (!worker) return;
  await new Promise<void>((resolve, reject) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('service worker not installed'));
    }),
  );
};

const filesOf = (lesson: OfflineLesson, videos: VideoChoice) => {
  const video = videoOf(lesson, videos);
  return [...lesson.files, ...(video ? [video] : [])].map(({ url }) => url);
};

const changed = <Value>(map: ReadonlyMap<string, Value>, key: string, value?: Value) => {
  const copy = new Map(map);
  if (value === undefined) copy.delete(key);
  else copy.set(key, value);
  return copy;
};
const setKeeping = (courseId: string, keeping?: Keeping) =>
  changeStudyState({ keepings: changed(studyState().keepings, courseId, keeping) });
const setProblem = (courseId: string, problem?: ReturnType<typeof toCallProblem> | 'storage') =>
  changeStudyState({ problems: changed(studyState().problems, courseId, problem) });

/** Removes files that no kept course has. */
const dropFiles = async (userId: string, files: string[]) => {
  const kept = await (await openStudyOf(userId)).getAll('courses');
  const needed = new Set(kept.flatMap((course) => course.files));
  const cache = await caches.open(keptFiles);
  await Promise.all(files.filter((url) => !needed.has(url)).map((url) => cache.delete(url)));
};

/** Removes a course from this device. */
export const removeCourse = async (userId: string, courseId: string) => {
  const database = await openStudyOf(userId);
  const kept = await database.get('courses', courseId);
  await database.delete('courses', courseId);
  await dropFiles(userId, kept?.files ?? []);
  await readStudy(userId);
};

interface KeepInput {
  userId: string;
  courseId: string;
  offline: OfflineCourse;
  videos: VideoChoice;
}

/** Reads what the pages of a course ask for, besides its lessons. */
const readCourse = async (dispatch: Dispatch, courseId: string) => {
  const once = { forceRefetch: true, subscribe: false };
  const { initiate: courseOf } = learningApi.endpoints.getLearningCourse;
  const { initiate: notesOf } = notesApi.endpoints.getCourseNotes;
  const { initiate: mine } = learningApi.endpoints.getMyCourses;
  const [course, notes, listed] = await Promise.all([
    dispatch(courseOf(courseId, once)).unwrap(),
    dispatch(notesOf(courseId, once)).unwrap(),
    dispatch(mine(undefined, once)).unwrap(),
  ]);
  const own = listed.find((one) => one.courseId === courseId);
  if (!own) throw { data: { code: 'learning.notEnrolled' } };
  return { course, notes, listed: own };
};

/**
 * Keeps a course on this device: the service worker first, then the lessons with their files. What
 * was loaded is removed again if it is cancelled or fails.
 */
export const keepCourse = async (
  dispatch: Dispatch,
  { userId, courseId, offline: { lessons, glossary }, videos }: KeepInput,
) => {
  const controller = new AbortController();
  const { signal } = controller;
  const sizes = lessons.map((lesson) => sizeOf(lesson) + videoSizeOf(lesson, videos));
  const totalBytes = sum(sizes);
  let loadedBytes = 0;
  const tell = (bytes: number) => {
    loadedBytes += bytes;
    setKeeping(courseId, { loadedBytes, totalBytes, cancel: () => controller.abort() });
  };
  const files = [...new Set(lessons.flatMap((lesson) => filesOf(lesson, videos)))];
  setProblem(courseId);
  tell(0);
  try {
    const database = await openStudyOf(userId);
    await startWorker();
    // A browser that is asked deletes it only when it must; it is kept all the same.
    await navigator.storage.persist();
    const answers = await readCourse(dispatch, courseId);
    const drawn = await drawSittings(dispatch, courseId);
    for (const url of files) await keepFile(url, signal, tell);
    // Pictures of questions: small, and not known before they are drawn.
    for (const url of drawn.files) await keepFile(url, signal);
    signal.throwIfAborted();
    await database.put('courses', {
      courseId,
      keptAt: new Date().toISOString(),
      hasVideos: videos !== 'NONE',
      bytes: totalBytes,
      files: [...files, ...drawn.files],
      lessons: lessons.map(({ content }) => content),
      glossary,
      ...answers,
      ...drawn.kept,
    });
  } catch (error) {
    await dropFiles(userId, files).catch(() => undefined);
    const isCall = typeof error === 'object' && error !== null && 'data' in error;
    if (isCall) setProblem(courseId, toCallProblem(error));
    else if (!navigator.onLine) setProblem(courseId, { code: 'offline', errors: [] });
    else if (!signal.aborted) setProblem(courseId, 'storage');
  }
  setKeeping(courseId);
  await readStudy(userId).catch(() => undefined);
};
