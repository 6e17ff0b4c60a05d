import { useTranslation } from '@lms/i18n';
import { Alert } from '@lms/ui';
import { discussionApi } from './discussion-api';
import { TopicItem } from './topic-item';

/** The question that a link leads to, where the list does not show it yet. */
export const LinkedTopic = ({ id, lessonId }: { id: string; lessonId: string }) => {
  const { t } = useTranslation();
  const { data, error } = discussionApi.useGetTopicQuery(id);
  if (data?.topic.lessonId === lessonId) {
    return <TopicItem topic={data.topic} lessonId={lessonId} isLinked />;
  }
  if (!data && !error) return null;
  return (
    <li>
      <Alert tone="warn">{t('discussion.gone')}</Alert>
    </li>
  );
};
