import { code, type CourseLanguage, id } from '@lms/contract';
import { array, type InferType, object } from 'yup';
import type { QuoteLine } from './order';
import { wishlistLimit } from './wishlist-limit';

/** Course that somebody keeps for later, with the title that they saw. */
export interface WishlistItem {
  courseId: string;
  title: string;
  /** Language of the title. */
  language: CourseLanguage;
}

/** Body of `POST /wishlist` and `POST /wishlist/quote`: courses, the last kept first. */
export const wishlistSchema = object({
  courseIds: array(id().required(code('required')))
    .required(code('required'))
    .min(1, code('required'))
    .max(wishlistLimit, code('max')),
}).noUnknown();
export type WishlistInput = InferType<typeof wishlistSchema>;

/** Answer of `POST /wishlist/quote`: what the courses cost now, and whether they can be bought. */
export interface WishlistQuote {
  lines: QuoteLine[];
}
