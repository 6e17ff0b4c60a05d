import { boolean, type InferType, object } from 'yup';
import { code } from '@lms/contract';

/** Somebody who studies a course that the reader studies, too. */
export interface FellowLearner {
  id: string;
  name: string;
  imageUrl: string | null;
  occupation: string;
  /** The titles of the courses that both study. */
  courses: { title: string; language: string }[];
}

/** What `POST /fellow-learner/find` sorts by; it takes a search term and a page besides. */
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
