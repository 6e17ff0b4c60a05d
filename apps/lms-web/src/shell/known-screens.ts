import type { PageRoute } from '@lms/ui';

let known: readonly PageRoute[] = [];

/** Screens of the guarded area; none until their list is loaded, with the first of them. */
export const knownScreens = () => known;

export const screensLoaded = (screens: readonly PageRoute[]) => {
  known = screens;
};
