import type { CourseCard } from '@lms/catalog/contract';
import type { ComponentType } from 'react';

type CoursePart = ComponentType<{ course: CourseCard }>;

/** Parts of the course page that the app adds from other domains. */
export interface CourseParts {
  /** Add to cart, or continue. */
  Actions: CoursePart;
  /** Own rating of those enrolled. */
  OwnRating: CoursePart;
}
