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

/** A browser keeps nothing for an administrator who sees as the learner. */
export const LazyKeepCourse = (props: KeepCourseProps) =>
  useIsWriter() && <KeepCourse {...props} />;

export const LazyOfflineCourses = lazyPart({
  load: () => import('./offline-courses').then((module) => module.OfflineCourses),
  texts,
  fallback: <MyCoursesSkeleton />,
});
