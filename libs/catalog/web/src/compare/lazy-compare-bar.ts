import { lazyPart } from '@lms/ui';

/** Lazy, as it shows nothing before a course is chosen. */
export const LazyCompareBar = lazyPart({
  load: () => import('./compare-bar').then((module) => module.CompareBar),
  texts: ['compare'],
  quiet: true,
  idle: true,
});
