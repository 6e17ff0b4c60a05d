import type { CourseLanguage, Programme } from '@lms/contract';
import type { CartItem } from './cart-slice';

/** Course that can be put into the cart. */
export interface CartCourse {
  id: string;
  slug: string;
  title: string;
  language: CourseLanguage;
  /** Price in poisha. */
  price: number;
  programme: Programme;
}

export const itemOf = ({ id, slug, title, language, price }: CartCourse): CartItem => ({
  courseId: id,
  slug,
  title,
  language,
  price,
});
