import { lazyPart } from '@lms/ui';
import type { LessonDiscussionProps } from './lesson-discussion';

/** Questions and answers of a lesson, loaded when their tab is opened. */
export const LazyLessonDiscussion = lazyPart<LessonDiscussionProps>({
  load: () => import('./lesson-discussion').then((module) => module.LessonDiscussion),
  texts: ['discussion', 'validation', 'problems'],
});
