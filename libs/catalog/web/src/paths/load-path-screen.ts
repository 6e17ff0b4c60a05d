/** Loads the pages of learning paths, which the app completes with parts of other domains. */
export const loadPathScreen = () => import('./path-screen').then(({ pathScreen }) => pathScreen);
