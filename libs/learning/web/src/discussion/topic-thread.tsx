import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ErrorState, LinkedText, Loading, Skeleton, toastShown } from '@lms/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useIsWriter } from '../notes/lazy-notes';
import { discussionApi } from './discussion-api';
import styles from './discussion.module.css';
import { PostForm } from './post-form';
import { PostItem } from './post-item';
import { TopicForm } from './topic-form';
import { WrittenActions } from './written-actions';

/** Text of a question, its answers, and the field for another one. */
export const TopicThread = ({ topicId, lessonId }: { topicId: string; lessonId: string }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayWrite = useIsWriter();
  const { data, error, refetch } = discussionApi.useGetTopicQuery(topicId);
  const [remove] = discussionApi.useDeleteTopicMutation();
  const [see] = discussionApi.useSeeTopicMutation();
  const [isEdited, setIsEdited] = useState(false);
  const [answers, setAnswers] = useState(0);
  const thread = useRef<HTMLDivElement>(null);
  const count = data?.posts.length ?? 0;
  useEffect(() => {
    if (mayWrite && count > 0) void see(topicId);
  }, [mayWrite, count, see, topicId]);

  if (!data) {
    if (error) return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
    return (
      <Loading>
        <Skeleton height={5} />
      </Loading>
    );
  }
  const { topic, posts } = data;
  const isOpen = topic.status === 'OPEN' || topic.status === 'ANSWERED';
  // The field or button that had the focus goes; the thread stays.
  const focusThread = () => thread.current?.focus({ preventScroll: true });
  const finish = () => {
    setIsEdited(false);
    focusThread();
  };
  const answered = (isSaved: boolean) => {
    setAnswers(answers + 1);
    focusThread();
    if (isSaved) dispatch(toastShown({ type: 'success', message: t('discussion.answerSent') }));
  };
  return (
    <div ref={thread} tabIndex={-1} className={styles['thread']}>
      {isEdited ? (
        <TopicForm lessonId={lessonId} topic={topic} second={null} onDone={finish} />
      ) : (
        topic.body && (
          <p className={styles['body']}>
            <LinkedText text={topic.body} />
          </p>
        )
      )}
      {mayWrite && !isEdited && (
        <WrittenActions
          written={topic}
          topicId={topic.id}
          postId={null}
          onEdit={() => setIsEdited(true)}
          onDelete={() => remove(topic.id)}
        />
      )}
      {posts.length === 0 && <p className={styles['note']}>{t('discussion.noAnswers')}</p>}
      {posts.length > 0 && (
        <ul className={styles['posts']}>
          {posts.map((post) => (
            <PostItem
              key={post.id}
              topicId={topic.id}
              post={post}
              mayAccept={topic.author.isMe && isOpen}
              mayWrite={mayWrite}
              heir={thread}
            />
          ))}
        </ul>
      )}
      {!isOpen && <p className={styles['note']}>{t('discussion.closedNote')}</p>}
      {isOpen && mayWrite && <PostForm key={answers} topicId={topic.id} onDone={answered} />}
    </div>
  );
};
