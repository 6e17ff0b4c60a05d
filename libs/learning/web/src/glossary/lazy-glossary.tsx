import { lazyPart } from '@lms/ui';
import type { CourseGlossaryProps } from './course-glossary';

/** Terms of a course, loaded when their tab is opened. */
export const LazyGlossary = lazyPart<CourseGlossaryProps>({
  load: () => import('./course-glossary').then((module) => module.CourseGlossary),
  texts: ['notes', 'problems'],
});
