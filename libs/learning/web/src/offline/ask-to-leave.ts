/** Asks before a log out if something waits to be sent, and forgets what the device keeps. */
export const askToLeave = () => import('./leave').then(({ leave }) => leave());
