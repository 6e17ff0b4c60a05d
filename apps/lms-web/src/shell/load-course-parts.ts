/** Loads what other domains put on the pages of courses. */
export const loadCourseParts = () =>
  import('./course-parts').then(({ Actions, OwnRating }) => ({ Actions, OwnRating }));
