export const courseKinds = ['COURSE', 'APTITUDE_TEST'] as const;
export type CourseKind = (typeof courseKinds)[number];

export const programmes = ['SKILLS', 'PARTNER'] as const;
export type Programme = (typeof programmes)[number];

/** Pass marks in percent (specification, section 9). */
export const programmePassMarks: Record<Programme, number> = { SKILLS: 80, PARTNER: 70 };

export const courseLabels = [
  'Job Ready: Advanced',
  'Job Ready: Intermediate',
  'Job Ready: Foundation',
  'Job-Rise V 2.2',
] as const;
export type CourseLabel = (typeof courseLabels)[number];

export const courseLevels = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'] as const;
export type CourseLevel = (typeof courseLevels)[number];

export const audiences = [
  'GRADUATES',
  'JOB_SEEKERS',
  'WOMEN',
  'DISABLED_PEOPLE',
  'SLUM_DWELLERS',
] as const;
export type Audience = (typeof audiences)[number];

export const courseStatuses = ['DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'INACTIVE'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

export const lessonTypes = ['VIDEO', 'ARTICLE', 'DOCUMENT', 'QUIZ'] as const;
export type LessonType = (typeof lessonTypes)[number];

/** Items that a course may include (specification, section 2, course enrol page). */
export const courseInclusions = [
  'VIDEO_WITH_STUDY_MATERIAL',
  'LIFETIME_ACCESS',
  'MOBILE_ACCESS',
  'CERTIFICATE_ON_COMPLETION',
] as const;
export type CourseInclusion = (typeof courseInclusions)[number];

/** Languages that courses are taught in. */
export const courseLanguages = ['en', 'bn'] as const;
export type CourseLanguage = (typeof courseLanguages)[number];
