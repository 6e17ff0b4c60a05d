import { lazyPart } from '@lms/ui';

/** Comes in one file with the choice on each card. */
export const LateCompareBar = lazyPart({
  load: () => import('./compare-parts').then((module) => module.CompareBar),
  texts: ['compare'],
  quiet: true,
  idle: true,
});
