/** Loads what a learner sees and does on the page of a learning path. */
export const loadPathParts = () => import('./path-parts');
