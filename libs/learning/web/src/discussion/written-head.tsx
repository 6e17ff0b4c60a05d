import { useTranslation } from '@lms/i18n';
import type { DiscussionPost, DiscussionTopic } from '@lms/learning/contract';
import styles from './discussion.module.css';

/** Author and time of a text; a closed account has no name. */
export const WrittenHead = ({ written }: { written: DiscussionPost | DiscussionTopic }) => {
  const { t, formats } = useTranslation();
  const { author, createdAt, editedAt } = written;
  return (
    <p className={styles['detail']}>
      <strong>
        {author.isMe ? t('discussion.you') : author.name || t('discussion.closedAccount')}
      </strong>
      {author.isStaff && <span className={styles['staff']}>{t('discussion.staff')}</span>}
      <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
      {editedAt && <span>{t('discussion.edited')}</span>}
    </p>
  );
};
