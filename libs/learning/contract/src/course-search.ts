import { code, type LessonType, text, type TextRange } from '@lms/contract';
import { type InferType, object } from 'yup';

/** Places that one search returns at most. */
export const maxPlaces = 50;

/** Query of `GET /learning/course/{courseId}/search`: literal, without regard to case. */
export const courseSearchSchema = object({
  term: text({ min: 2, max: 80 }).required(code('required')),
}).noUnknown();
export type CourseSearchInput = InferType<typeof courseSearchSchema>;

/** Place at which a term stands in a course. */
export interface FoundPlace {
  lessonId: string;
  lessonTitle: string;
  type: LessonType;
  /** Second of the video; `null` in an article, and in the title of a lesson. */
  positionSeconds: number | null;
  /** Text around the term. */
  excerpt: string;
  /** Places of the term in it. */
  ranges: TextRange[];
}

/** Answer of `GET /learning/course/{courseId}/search`, in the order of study. */
export interface CourseSearchResult {
  places: FoundPlace[];
  /** True if there are more than are returned. */
  more: boolean;
  /** True if lessons that are locked yet were left out. */
  isPartial: boolean;
}
