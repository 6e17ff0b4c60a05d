import { useTranslation } from '@lms/i18n';
import { TagsField } from '../fields/tags-field';

/** What a lesson teaches, in the words of the tags of questions. */
export const LessonTopics = ({ path, mayWrite }: { path: string; mayWrite: boolean }) => {
  const { t } = useTranslation();
  return (
    <TagsField name={`${path}.topics`} hint={t('courses.lesson.topicsHint')} mayWrite={mayWrite} />
  );
};
