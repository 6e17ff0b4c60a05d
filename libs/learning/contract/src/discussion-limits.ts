/** Longest title of a question, in code points. */
export const maxTopicTitle = 150;

/** Longest text of a question or answer, in code points. */
export const maxPostLength = 5_000;

/** Questions of one person within an hour. */
export const topicsPerHour = 10;

/** Answers of one person within an hour. */
export const postsPerHour = 60;

/** Most answers to one question. */
export const maxPosts = 300;

/** Minutes in which the author may change or delete a question or an answer. */
export const editableMinutes = 15;
