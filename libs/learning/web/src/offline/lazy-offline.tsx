import type { Attempt } from '@lms/learning/contract';
import { lazyPart } from '@lms/ui';
import { MyCoursesSkeleton } from '../my-courses/my-courses-skeleton';
import { useIsWriter } from '../notes/lazy-notes';
import type { KeepCourseProps } from './keep-course-button';

const texts = ['offline', 'problems'] as const;

const KeepCourse = lazyPart({
  load: () => import('./keep-course-button').then((module) => module.KeepCourseButton),
  texts,
  idle: true,
  quiet: true,
});

const Keeper = lazyPart({
  load: () => import('./study-keeper').then((module) => module.StudyKeeper),
  texts,
  idle: true,
  quiet: true,
});

const SittingWaits = lazyPart<{ attempt: Attempt }>({
  load: () => import('./sitting-waits').then((module) => module.SittingWaits),
  texts,
});

/** Says what a submitted attempt waits for. */
export const LazySittingWaits = (props: { attempt: Attempt }) => <SittingWaits {...props} />;

/** Sends what a learner did without a connection, on the pages of study. */
export const LazyStudyKeeper = () => useIsWriter() && <Keeper />;

/** A browser keeps nothing for an administrator who sees as the learner. */
export const LazyKeepCourse = (props: KeepCourseProps) =>
  useIsWriter() && <KeepCourse {...props} />;

export const LazyOfflineCourses = lazyPart({
  load: () => import('./offline-courses').then((module) => module.OfflineCourses),
  texts,
  fallback: <MyCoursesSkeleton />,
});
