import type { LessonType } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useField } from 'formik';
import { TagsField } from '../fields/tags-field';

/** What a lesson teaches, unless it is a quiz, in the words of the tags of questions. */
export const LessonTopics = ({ path, mayWrite }: { path: string; mayWrite: boolean }) => {
  const { t } = useTranslation();
  const [{ value: type }] = useField<LessonType>(`${path}.type`);
  if (type === 'QUIZ') return null;
  return (
    <TagsField name={`${path}.topics`} hint={t('courses.lesson.topicsHint')} mayWrite={mayWrite} />
  );
};
