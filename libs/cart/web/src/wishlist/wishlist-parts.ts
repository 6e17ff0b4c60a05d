import type { ComponentType } from 'react';
import type { CartCourse } from '../cart-course';

/** Parts of the wishlist that the app adds from the catalogue. */
export interface WishlistParts {
  /** Choice of a course for a comparison. */
  CompareChoice: ComponentType<{ course: Pick<CartCourse, 'id' | 'slug' | 'title' | 'language'> }>;
  /** Courses that are chosen, and the way to their comparison. */
  CompareBar: ComponentType;
}
