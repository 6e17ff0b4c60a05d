import { useTranslation } from '@lms/i18n';
import type { DiscussionPost } from '@lms/learning/contract';
import { Button, Icon, LinkedText, useFocusHandover } from '@lms/ui';
import { type RefObject, useRef, useState } from 'react';
import { discussionApi } from './discussion-api';
import styles from './discussion.module.css';
import { PostForm } from './post-form';
import { useSending } from './use-sending';
import { WrittenActions } from './written-actions';
import { WrittenHead } from './written-head';

interface PostItemProps {
  topicId: string;
  post: DiscussionPost;
  /** The reader asked the question and may accept an answer. */
  mayAccept: boolean;
  /** The reader may write here. */
  mayWrite: boolean;
  /** Takes the focus once the answer is deleted. */
  heir: RefObject<HTMLElement | null>;
}

/** An answer in a list. */
export const PostItem = ({ topicId, post, mayAccept, mayWrite, heir }: PostItemProps) => {
  const { t } = useTranslation();
  const send = useSending();
  const [isEdited, setIsEdited] = useState(false);
  const [accept] = discussionApi.useAcceptPostMutation();
  const [remove] = discussionApi.useDeletePostMutation();
  const item = useRef<HTMLLIElement>(null);
  useFocusHandover(item, heir);
  const { id, isAccepted } = post;
  const toggle = () =>
    send(
      () => accept({ id: topicId, postId: isAccepted ? null : id }),
      t(isAccepted ? 'discussion.unacceptedDone' : 'discussion.acceptedDone'),
    );
  const finish = () => {
    setIsEdited(false);
    item.current?.focus();
  };
  return (
    <li ref={item} tabIndex={-1} className={styles['post']} data-accepted={isAccepted}>
      {isAccepted && (
        <p className={styles['good']}>
          <Icon name="check" /> {t('discussion.accepted')}
        </p>
      )}
      <WrittenHead written={post} />
      {post.endorsed && (
        <p className={styles['good']}>
          <Icon name="check" /> {t('discussion.endorsed')}
        </p>
      )}
      {isEdited ? (
        <PostForm topicId={topicId} post={post} onDone={finish} />
      ) : (
        <p className={styles['body']}>
          <LinkedText text={post.body} />
        </p>
      )}
      {mayWrite && !isEdited && (
        <WrittenActions
          written={post}
          topicId={topicId}
          postId={id}
          onEdit={() => setIsEdited(true)}
          onDelete={() => remove({ topicId, id })}
        >
          {mayAccept && (
            <Button look="plain" onClick={() => void toggle()}>
              {t(isAccepted ? 'discussion.unaccept' : 'discussion.accept')}
            </Button>
          )}
        </WrittenActions>
      )}
    </li>
  );
};
