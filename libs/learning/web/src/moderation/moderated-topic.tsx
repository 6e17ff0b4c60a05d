import { coursePaths, StatusTag } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { ModerationAction, TopicDetails } from '@lms/learning/contract';
import { PageHead, toastShown } from '@lms/ui';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { discussionApi } from '../discussion/discussion-api';
import { useSending } from '../discussion/use-sending';
import { AnswerForm } from './answer-form';
import { HideDialog } from './hide-dialog';
import { ModeratedText } from './moderated-text';
import styles from './moderation.module.css';

/** A question with its answers, and what staff do with them. */
export const ModeratedTopic = ({ details }: { details: TopicDetails }) => {
  const { t } = useTranslation();
  const { topic, posts, courseTitle, courseLanguage } = details;
  const dispatch = useDispatch();
  const send = useSending();
  const [moderate] = discussionApi.useModerateTopicMutation();
  const [accept] = discussionApi.useAcceptPostMutation();
  /** Text that is to be hidden: an answer, or with `null` the question. */
  const [hidden, setHidden] = useState<string | null>();
  const [answers, setAnswers] = useState(0);
  const count = useRef<HTMLHeadingElement>(null);
  const { id, title, status, lessonTitle, pinned } = topic;
  const isOpen = status === 'OPEN' || status === 'ANSWERED';
  const [see] = discussionApi.useSeeTopicMutation();
  useEffect(() => void see(id), [see, id, posts.length]);

  const act = (postId: string | null) => (action: ModerationAction) => {
    if (action === 'HIDE') return setHidden(postId);
    return void send(() => moderate({ id, postId, action }), t(`discussion.desk.done.${action}`));
  };
  const takeOrLeave = (postId: string, isAccepted: boolean) =>
    void send(
      () => accept({ id, postId: isAccepted ? null : postId }),
      t(isAccepted ? 'discussion.unacceptedDone' : 'discussion.acceptedDone'),
    );
  const answered = () => {
    setAnswers(answers + 1);
    dispatch(toastShown({ type: 'success', message: t('discussion.answerSent') }));
  };
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
      <p className={styles['line']}>
        <StatusTag status={status} text={t(`discussion.status.${status}`)} />
        {pinned && <span>{t('discussion.pinned')}</span>}
        <span lang={courseLanguage}>{`${courseTitle} · ${lessonTitle}`}</span>
        <Link to={coursePaths.questions}>{t('discussion.desk.back')}</Link>
      </p>
      <ModeratedText
        written={topic}
        actions={[
          pinned ? 'UNPIN' : 'PIN',
          topic.status === 'CLOSED' ? 'REOPEN' : 'CLOSE',
          topic.hiddenReason === null ? 'HIDE' : 'SHOW',
        ]}
        onAct={act(null)}
      />
      <h2 ref={count} tabIndex={-1}>
        {t('discussion.answers', { count: posts.length })}
      </h2>
      <ul className={styles['posts']}>
        {posts.map((post) => (
          <li key={post.id}>
            <ModeratedText
              written={post}
              actions={[
                post.endorsed ? 'UNENDORSE' : 'ENDORSE',
                post.hiddenReason === null ? 'HIDE' : 'SHOW',
              ]}
              onAct={act(post.id)}
              onAccept={
                isOpen && post.hiddenReason === null
                  ? () => takeOrLeave(post.id, post.isAccepted)
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {isOpen ? (
        <div className={styles['answer']}>
          <AnswerForm key={answers} topicId={id} heir={count} onDone={answered} />
        </div>
      ) : (
        <p>{t('discussion.closedNote')}</p>
      )}
      <HideDialog topicId={id} postId={hidden} onClose={() => setHidden(undefined)} />
    </>
  );
};
