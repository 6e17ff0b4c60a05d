import { Loading, Skeleton } from '@lms/ui';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { TopicList } from './topic-list';

const TopicView = lazy(() =>
  import('./topic-view').then((module) => ({ default: module.TopicView })),
);

/** Questions of learners before the staff of their courses: all, or one of them. */
export const Page = () => {
  const { topicId } = useParams();
  if (!topicId) return <TopicList />;
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton height={12} />
        </Loading>
      }
    >
      <TopicView topicId={topicId} />
    </Suspense>
  );
};
