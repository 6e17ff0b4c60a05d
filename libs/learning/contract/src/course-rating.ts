import {
  code,
  type CourseLanguage,
  type Entity,
  id,
  type Resource,
  text,
  wholeNumber,
} from '@lms/contract';
import { type InferType, object } from 'yup';

export const courseRatingStatuses = ['VISIBLE', 'HIDDEN'] as const;
export type CourseRatingStatus = (typeof courseRatingStatuses)[number];

/** Highest rating in stars; the lowest is one. */
export const maxStars = 5;
/** Maximum length of a review in characters. */
export const maxReviewLength = 2_000;

/** A learner's rating of a course, with its review if there is one. */
export interface CourseRating extends Entity {
  userId: string;
  learnerName: string;
  courseId: string;
  courseTitle: string;
  courseSlug: string;
  courseLanguage: CourseLanguage;
  stars: number;
  review: string;
  status: CourseRatingStatus;
  /** Reason given when it was hidden. */
  hiddenReason: string | null;
}

const courseRatingSchema = object({
  courseId: id().required(code('required')),
  stars: wholeNumber({ min: 1, max: maxStars }).required(code('required')),
  review: text({ max: maxReviewLength }).defined(code('required')),
}).noUnknown();
export type CourseRatingInput = InferType<typeof courseRatingSchema>;

export interface CourseRatingTypes {
  item: CourseRating;
  input: CourseRatingInput;
  filter: {
    courseId: string;
    userId: string;
    stars: number;
    status: CourseRatingStatus;
    createdAt: string;
  };
  status: CourseRatingStatus;
}

/**
 * Ratings of courses: one for each learner and course, written by an enrolled learner and hidden,
 * with a reason, by a system administrator. The course of a rating never changes. A learner finds
 * the own ones.
 */
export const courseRatingResource: Resource<CourseRatingTypes, 'CourseRating'> = {
  tag: 'CourseRating',
  path: '/course-rating',
  inputSchema: courseRatingSchema,
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'userId',
    'learnerName',
    'courseId',
    'courseTitle',
    'courseSlug',
    'courseLanguage',
    'stars',
    'review',
    'status',
    'hiddenReason',
  ],
  sortable: ['id', 'createdAt', 'stars', 'status'],
  newestBy: 'createdAt',
  filterable: ['courseId', 'userId', 'stars', 'status', 'createdAt'],
  statuses: courseRatingStatuses,
  transitions: {
    VISIBLE: ['HIDDEN'],
    HIDDEN: ['VISIBLE'],
  },
  reasonFor: ['HIDDEN'],
};
