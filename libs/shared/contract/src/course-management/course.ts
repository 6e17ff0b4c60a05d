import type { Entity } from '../common';

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

/** What a course includes (specification, section 2, course enrol page). */
export const courseInclusions = [
  'VIDEO_WITH_STUDY_MATERIAL',
  'LIFETIME_ACCESS',
  'MOBILE_ACCESS',
  'CERTIFICATE_ON_COMPLETION',
] as const;
export type CourseInclusion = (typeof courseInclusions)[number];

/** The languages that courses are taught in. */
export const courseLanguages = ['en', 'bn'] as const;
export type CourseLanguage = (typeof courseLanguages)[number];

export interface Caption {
  language: CourseLanguage;
  url: string;
}

export interface Course extends Entity {
  kind: CourseKind;
  slug: string;
  title: string;
  summary: string;
  /** Rich text (sanitised HTML). */
  description: string;
  categoryId: string;
  organizationId: string;
  instructorIds: string[];
  programme: Programme;
  label: CourseLabel | null;
  level: CourseLevel;
  language: CourseLanguage;
  durationMinutes: number;
  /** Poisha; 0 is free. */
  price: number;
  imageUrl: string | null;
  previewVideoUrl: string | null;
  outcomes: string[];
  requirements: string[];
  audiences: Audience[];
  inclusions: CourseInclusion[];
  /** Percent. */
  passMark: number;
  /** Lessons unlock in order. */
  sequential: boolean;
  prerequisiteIds: string[];
  status: CourseStatus;
}

export const quizKinds = ['PRACTICE', 'FINAL'] as const;
export type QuizKind = (typeof quizKinds)[number];

export const gradingMethods = ['HIGHEST', 'LAST', 'FIRST', 'AVERAGE'] as const;
export type GradingMethod = (typeof gradingMethods)[number];

/** An item of a quiz: one fixed question, or a random draw from a bank. `mark` is for each question. */
export type QuizItem =
  | { kind: 'FIXED'; questionId: string; mark: number }
  | {
      kind: 'RANDOM';
      bankId: string;
      count: number;
      difficulty?: 'EASY' | 'MEDIUM' | 'HARD';
      tags?: string[];
      mark: number;
    };

export const reviewMoments = ['NEVER', 'AFTER_SUBMIT', 'AFTER_PASS', 'AFTER_CLOSE'] as const;
/** When a learner may see a part of the result. */
export type ReviewMoment = (typeof reviewMoments)[number];

/** What a learner sees after an attempt, and when. */
export interface ReviewPolicy {
  marks: ReviewMoment;
  answers: ReviewMoment;
  feedback: ReviewMoment;
}
