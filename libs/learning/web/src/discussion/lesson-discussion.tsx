import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { DiscussionTopic } from '@lms/learning/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  Input,
  Loading,
  Skeleton,
  toastShown,
  useTypedSearch,
} from '@lms/ui';
import { type RefObject, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useIsWriter } from '../notes/lazy-notes';
import { discussionApi } from './discussion-api';
import styles from './discussion.module.css';
import { LinkedTopic } from './linked-topic';
import { TopicForm } from './topic-form';
import { TopicItem } from './topic-item';

/** Number of questions from which the search field is shown. */
const searchedFrom = 4;

export interface LessonDiscussionProps {
  lessonId: string;
  /** Video of the lesson; a new question may store its current second. */
  video: RefObject<HTMLVideoElement | null>;
}

/** Questions of a lesson, with a form for a new one. */
export const LessonDiscussion = ({ lessonId, video }: LessonDiscussionProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const mayWrite = useIsWriter();
  const [params] = useSearchParams();
  const linked = params.get('question');
  const searchId = useId();
  const [search, setSearch] = useState('');
  const typed = useTypedSearch(search, setSearch);
  const query = discussionApi.useGetLessonTopicsInfiniteQuery({ lessonId, search });
  /** Second of the video when the form was opened; undefined while it is closed. */
  const [second, setSecond] = useState<number | null>();
  /** Question just asked, by its id. */
  const [asked, setAsked] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const topics = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const isLinkedThere = topics.some(({ id }) => id === linked);

  // A video that has not begun has no second to ask about.
  const open = () => setSecond(Math.floor(video.current?.currentTime ?? 0) || null);
  const close = (saved?: DiscussionTopic) => {
    setSecond(undefined);
    // Until the question is in the list.
    heading.current?.focus();
    if (!saved) return;
    setAsked(saved.id);
    setSearch('');
    dispatch(toastShown({ type: 'success', message: t('discussion.sent') }));
  };
  return (
    <section className={styles['discussion']} aria-labelledby="questions">
      <h2 id="questions" ref={heading} tabIndex={-1}>
        {t('discussion.title')}
      </h2>
      <p className={styles['note']}>{t('discussion.about')}</p>
      {mayWrite && second === undefined && (
        <div>
          <Button look="secondary" onClick={open}>
            {t('discussion.ask')}
          </Button>
        </div>
      )}
      {second !== undefined && <TopicForm lessonId={lessonId} second={second} onDone={close} />}
      {(search || topics.length >= searchedFrom) && (
        <div role="search">
          <label htmlFor={searchId}>{t('discussion.search')}</label>
          <Input
            id={searchId}
            type="search"
            maxLength={200}
            value={typed.text}
            onChange={({ target }) => typed.type(target.value)}
            onBlur={typed.search}
          />
        </div>
      )}
      {query.isLoading && (
        <Loading>
          <Skeleton height={6} />
        </Loading>
      )}
      {query.error && !query.data && (
        <ErrorState problem={toCallProblem(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data && topics.length === 0 && (
        <EmptyState text={t(search ? 'discussion.noMatch' : 'discussion.empty')} />
      )}
      <ul className={styles['topics']}>
        {query.data && linked && !isLinkedThere && (
          <LinkedTopic key={linked} id={linked} lessonId={lessonId} />
        )}
        {topics.map((topic) => (
          <TopicItem
            key={topic.id}
            topic={topic}
            lessonId={lessonId}
            isLinked={topic.id === linked}
            isNew={topic.id === asked}
            heir={heading}
          />
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button
            look="secondary"
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('discussion.more')}
          </Button>
        </div>
      )}
    </section>
  );
};
