import type { Message } from '@lms/communication/contract';
import { useTranslation } from '@lms/i18n';
import { Button, LinkedText } from '@lms/ui';
import { Fragment, useEffect, useRef } from 'react';
import styles from './chat.module.css';
import type { Outgoing } from './use-outbox';
import { useParticipantName } from './use-title';

interface MessageListProps {
  messages: Message[];
  outgoing: Outgoing[];
  onRetry: (message: Outgoing) => void;
}

/**
 * Messages, oldest first, each day under its date; new ones are announced and scrolled into view.
 */
export const MessageList = ({ messages, outgoing, onRetry }: MessageListProps) => {
  const { t, formats } = useTranslation();
  const nameOf = useParticipantName();
  const end = useRef<HTMLDivElement>(null);
  const newest = outgoing.at(-1)?.clientId ?? messages.at(-1)?.clientId;
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  const dayOf = (message?: Message) => message && formats.date(message.createdAt);
  const arrived = new Set(messages.map(({ clientId }) => clientId));
  return (
    <>
      <div role="log" aria-label={t('communication.chat.messages')}>
        <ol className={styles['messages']}>
          {messages.map(({ id, author, isMine, body, createdAt }, index) => (
            <Fragment key={id}>
              {dayOf(messages[index - 1]) !== formats.date(createdAt) && (
                <li className={styles['day']}>{formats.date(createdAt)}</li>
              )}
              <li data-mine={isMine}>
                <p className={styles['note']}>
                  <strong>{isMine ? t('communication.chat.you') : nameOf(author)}</strong>{' '}
                  <time dateTime={createdAt}>{formats.time(createdAt)}</time>
                </p>
                <p className={styles['body']}>
                  <LinkedText text={body} />
                </p>
              </li>
            </Fragment>
          ))}
          {outgoing
            .filter(({ clientId }) => !arrived.has(clientId))
            .map((message) => (
              <li key={message.clientId} data-mine="true">
                <p className={styles['body']}>
                  <LinkedText text={message.body} />
                </p>
                <p className={styles['note']}>
                  {t(message.failed ? 'communication.chat.failed' : 'communication.chat.sending')}
                </p>
                {message.failed && (
                  <Button look="secondary" onClick={() => onRetry(message)}>
                    {t('common.state.retry')}
                  </Button>
                )}
              </li>
            ))}
        </ol>
      </div>
      <div ref={end} />
    </>
  );
};
