import { lazyPart, Loading, Skeleton } from '@lms/ui';
import { useParams } from 'react-router-dom';
import { TopicList } from './topic-list';

const TopicView = lazyPart({
  load: () => import('./topic-view').then((module) => module.TopicView),
  fallback: (
    <Loading>
      <Skeleton height={12} />
    </Loading>
  ),
});

/** Questions of learners before the staff of their courses: all, or one of them. */
export const Page = () => {
  const { topicId } = useParams();
  return topicId ? <TopicView topicId={topicId} /> : <TopicList />;
};
