import { code, text } from '@lms/contract';
import { array, type InferType, object } from 'yup';
import type { CourseCard, CourseDetail } from './catalog';
import { comparisonLimit } from './comparison-limit';

/** Body of `POST /catalog/course/compare`. */
export const comparisonSchema = object({
  slugs: array(text({ max: 120 }).required(code('required')))
    .required(code('required'))
    .min(1, code('required'))
    .max(comparisonLimit, code('max')),
}).noUnknown();
export type ComparisonInput = InferType<typeof comparisonSchema>;

/** Course in a comparison. */
export type ComparedCourse = CourseCard &
  Pick<CourseDetail, 'outcomes' | 'inclusions' | 'passMark' | 'prerequisites'>;

/** Answer of `POST /catalog/course/compare`: the courses that are offered, in the order asked for. */
export interface Comparison {
  courses: ComparedCourse[];
}
