import { lazyPart } from '@lms/ui';

/** Tags of a lesson, which load with their texts once a lesson is opened. */
export const TagsField = lazyPart({
  load: () => import('./tags-field').then((module) => module.TagsField),
  texts: ['questions'],
});
