import { useTranslation } from '@lms/i18n';
import type { DiscussionTopic } from '@lms/learning/contract';
import { Icon, useFocusHandover } from '@lms/ui';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lessonPath } from '../course-path';
import { useDurationFormat } from '../use-duration-format';
import styles from './discussion.module.css';
import { TopicThread } from './topic-thread';
import { WrittenHead } from './written-head';

interface TopicItemProps {
  topic: DiscussionTopic;
  lessonId: string;
  /** Open from the start, where a link leads to it. */
  isLinked?: boolean;
  /** Just asked: takes the focus over from the heir, unless it has moved on. */
  isNew?: boolean;
  /** Takes the focus once the question is deleted; the screen's heading without it. */
  heir?: RefObject<HTMLElement | null>;
}

/** A question in a list, which unfolds to its answers. */
export const TopicItem = ({
  topic,
  lessonId,
  isLinked = false,
  isNew = false,
  heir,
}: TopicItemProps) => {
  const { t } = useTranslation();
  const duration = useDurationFormat();
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  useFocusHandover(item, heir);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew && document.activeElement === heir?.current) button.current?.focus();
  }, [isNew, heir]);
  const [isOpen, setIsOpen] = useState(isLinked);
  const { title, status, pinned, postCount, positionSeconds, courseId } = topic;
  return (
    <li ref={item} className={styles['topic']} data-pinned={pinned}>
      <h3>
        <button
          ref={button}
          type="button"
          className={styles['title']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{title}</span>
          <Icon name="chevron" size={16} />
        </button>
      </h3>
      <WrittenHead written={topic} />
      <p className={styles['detail']}>
        {pinned && <strong>{t('discussion.pinned')}</strong>}
        <span className={styles['state']} data-state={status}>
          {status === 'ANSWERED' && <Icon name="check" size={16} />}{' '}
          {t(`discussion.status.${status}`)}
        </span>
        <span>{t('discussion.answers', { count: postCount })}</span>
        {positionSeconds !== null && (
          <Link
            className={styles['second']}
            to={`${lessonPath(courseId, lessonId)}?t=${positionSeconds}`}
          >
            <span className="visually-hidden">{t('discussion.jump')}</span>{' '}
            {duration(positionSeconds)}
          </Link>
        )}
      </p>
      <div id={id}>{isOpen && <TopicThread topicId={topic.id} lessonId={lessonId} />}</div>
    </li>
  );
};
