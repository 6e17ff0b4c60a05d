import { lazyPart } from '@lms/ui';

export const LazyOwnPaths = lazyPart({
  load: () => import('./own-paths').then((module) => module.OwnPaths),
  texts: ['paths', 'problems'],
  quiet: true,
});
