import { lazyPart } from '@lms/ui';

const texts = ['learning', 'problems'] as const;

export const LazyCourseCompletion = lazyPart({
  load: () => import('./course-completion').then((module) => module.CourseCompletionPart),
  texts,
  idle: true,
  quiet: true,
});

export const LazyEnrolmentCompletion = lazyPart({
  load: () => import('./enrolment-completion').then((module) => module.EnrolmentCompletion),
  texts,
  quiet: true,
});
