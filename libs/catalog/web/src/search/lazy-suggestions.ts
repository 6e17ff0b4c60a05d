import { lazyPart } from '@lms/ui';

/** Suggestions, which load once somebody uses the field: a search works without them. */
export const Suggestions = lazyPart({
  load: () => import('./suggestions').then((module) => module.Suggestions),
  texts: [],
  quiet: true,
});
