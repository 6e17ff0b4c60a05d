import { lazyPart } from '@lms/ui';

/** Whoever opens the facts of a lesson finds the keys there. */
export const LazyLessonKeys = lazyPart({
  load: () => import('./shortcut-list').then((module) => module.LessonKeys),
  texts: ['notes', 'learning'],
  idle: true,
  quiet: true,
});
