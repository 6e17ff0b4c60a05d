const list = '/course-management/create-course';

export const courseListPath = list;
export const newCoursePath = `${list}/new`;
export const pendingPath = '/course-management/inactive-course';
/** Changes of published courses that wait for approval: a tab of the same list. */
export const pendingChangesPath = `${pendingPath}?filter.revisionStatus=PENDING`;

export const builderPath = (id: string, step?: string) =>
  `${list}/${id}${step ? `?step=${step}` : ''}`;
/** Terms of a course, as its authors edit them. */
export const glossaryPath = (id: string) => `${list}/${id}/glossary`;
export const reviewPath = (id: string) => `${pendingPath}/${id}`;
/** Questions that learners asked in a course. */
export const questionsPath = (courseId: string) =>
  `${list}/questions?show=all&filter.courseId=${courseId}`;
