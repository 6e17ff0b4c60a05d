import { code } from '@lms/contract';
import { boolean, type InferType, object } from 'yup';

/** A learner who shares a course with the reader. */
export interface FellowLearner {
  id: string;
  name: string;
  imageUrl: string | null;
  occupation: string;
  /** Courses that both study. */
  courses: { title: string; language: string }[];
}

/** Sort fields of `POST /fellow-learner/find`, which also takes a search term and a page. */
export const fellowLearnerLists = {
  path: '/fellow-learner',
  sortable: ['name'],
  filterable: [],
} as const;

/** Body of `PUT /user/me/shown-to-fellows`. */
export const shownToFellowsSchema = object({
  shown: boolean().required(code('required')),
}).noUnknown();
export type ShownToFellows = InferType<typeof shownToFellowsSchema>;
