import { lazyPart } from '@lms/ui';
import { useChosenCourses } from './chosen-courses';

const Bar = lazyPart({
  load: () => import('./compare-bar').then((module) => module.CompareBar),
  texts: ['compare'],
  quiet: true,
});

/** Loads the bar once a course is chosen, as it shows nothing before. */
export const CompareBar = () => useChosenCourses().length > 0 && <Bar />;
