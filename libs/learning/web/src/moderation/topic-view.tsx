import { ButtonLink, coursePaths, EmptyList, ErrorState } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, PageHead, Skeleton } from '@lms/ui';
import { discussionApi } from '../discussion/discussion-api';
import { ModeratedTopic } from './moderated-topic';

/** One question with all its answers, for staff. */
export const TopicView = ({ topicId }: { topicId: string }) => {
  const { t } = useTranslation();
  const { currentData, error, refetch } = discussionApi.useGetTopicQuery(topicId);
  const problem = error && !currentData ? toCallProblem(error) : undefined;
  if (currentData) return <ModeratedTopic details={currentData} />;
  if (!problem) {
    // Without a heading yet: the focus waits for the question's own.
    return (
      <Loading>
        <Skeleton height={12} />
      </Loading>
    );
  }
  return (
    <>
      <PageHead title={t('discussion.desk.title')} />
      <h1>{t('discussion.desk.title')}</h1>
      {problem.code === 'entity.notFound' ? (
        <EmptyList text={t('discussion.gone')}>
          <ButtonLink type="primary" to={coursePaths.questions}>
            {t('discussion.desk.back')}
          </ButtonLink>
        </EmptyList>
      ) : (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      )}
    </>
  );
};
