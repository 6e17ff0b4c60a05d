import type { Message } from '@lms/communication/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Alert, Button, ErrorState, Loading, Skeleton } from '@lms/ui';
import { useEffect, useRef } from 'react';
import { communicationApi } from '../communication-api';
import styles from './chat.module.css';
import { Composer } from './composer';
import { MessageList } from './message-list';
import { useOutbox } from './use-outbox';

interface ConversationViewProps {
  id: string;
  title: string;
  onBack: () => void;
}

/** Reports the last message as read, once per message. */
const useMarkRead = (id: string, last: Message | undefined) => {
  const [read] = communicationApi.useReadConversationMutation();
  const messageId = last?.isMine === false ? last.id : undefined;
  useEffect(() => {
    if (messageId) void read({ id, messageId });
  }, [id, messageId, read]);
};

export const ConversationView = ({ id, title, onBack }: ConversationViewProps) => {
  const { t } = useTranslation();
  const query = communicationApi.useGetMessagesInfiniteQuery(id);
  const { outgoing, post, retry } = useOutbox(id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const messages = query.data?.pages.toReversed().flatMap((page) => page.items) ?? [];
  useMarkRead(id, messages.at(-1));
  return (
    <>
      <div className={styles['head']}>
        <Button look="plain" onClick={onBack}>
          {t('communication.chat.back')}
        </Button>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
      </div>
      {query.isLoading && (
        <Loading>
          <Skeleton height={12} />
        </Loading>
      )}
      {query.error && messages.length === 0 && (
        <ErrorState problem={toCallProblem(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.hasNextPage && (
        <Button
          look="secondary"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('communication.older')}
        </Button>
      )}
      <MessageList messages={messages} outgoing={outgoing} onRetry={retry} />
      {query.data?.pages[0]?.isClosed ? (
        <Alert>{t('problems.communication.accountClosed')}</Alert>
      ) : (
        <Composer id={id} onSend={post} />
      )}
    </>
  );
};
