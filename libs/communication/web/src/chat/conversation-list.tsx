import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import { communicationApi } from '../communication-api';
import { PagedList } from '../paged-list';
import styles from '../panels.module.css';
import { useParticipantName, useTitle } from './use-title';

interface ConversationListProps {
  onOpen: (id: string, title: string) => void;
  onNew: () => void;
}

export const ConversationList = ({ onOpen, onNew }: ConversationListProps) => {
  const { t, formats } = useTranslation();
  const titleOf = useTitle();
  const nameOf = useParticipantName();
  const query = communicationApi.useGetConversationsInfiniteQuery();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <Button onClick={onNew}>{t('communication.chat.new')}</Button>
      <PagedList
        query={query}
        isEmpty={items.length === 0}
        empty={t('communication.chat.empty')}
        more={t('communication.older')}
      >
        <ul className={styles['list']}>
          {items.map((item) => (
            <li key={item.id} className={styles['item']} data-unread={item.unread > 0}>
              <button
                type="button"
                className={styles['choice']}
                onClick={() => onOpen(item.id, titleOf(item))}
              >
                {titleOf(item)}
              </button>
              {item.lastMessage && (
                <>
                  <p className={styles['note']}>
                    {nameOf({ name: item.lastMessage.authorName })}: {item.lastMessage.body}
                  </p>
                  <p className={styles['note']}>
                    {item.unread > 0 && (
                      <strong>{t('communication.chat.unread', { count: item.unread })} · </strong>
                    )}
                    <time dateTime={item.lastMessage.createdAt}>
                      {formats.dateTime(item.lastMessage.createdAt)}
                    </time>
                  </p>
                </>
              )}
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  );
};
