import type { PathDetail } from '@lms/catalog/contract';
import type { ComponentType } from 'react';

/** Parts of the page of a learning path that the app adds from other domains. */
export interface PathParts {
  /** Puts the courses into the cart, and follows the path. */
  Actions: ComponentType<{ path: PathDetail }>;
  /** Reader's progress in a course. */
  StepState: ComponentType<{ courseId: string }>;
}
