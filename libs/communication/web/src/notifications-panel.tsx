import type { Notification } from '@lms/communication/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, ProblemAlert } from '@lms/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { communicationApi } from './communication-api';
import { PagedList } from './paged-list';
import styles from './panels.module.css';

interface ItemProps {
  notification: Notification;
  onOpen: () => void;
}

const Item = ({ notification: { kind, params, link, createdAt, readAt }, onOpen }: ItemProps) => {
  const { t, formats } = useTranslation();
  const text = t(`communication.notification.${kind}`, {
    course: '',
    ...params,
    context: kind === 'REPORT_SCHEDULE_STOPPED' ? params['reason'] : undefined,
  });
  return (
    <li className={styles['item']} data-unread={readAt === null}>
      {link ? (
        <Link to={link} onClick={onOpen}>
          {text}
        </Link>
      ) : (
        <p>{text}</p>
      )}
      <p className={styles['note']}>
        {readAt === null && <strong>{t('communication.unread')} · </strong>}
        <time dateTime={createdAt}>{formats.dateTime(createdAt)}</time>
      </p>
    </li>
  );
};

/** Takes the focus over from the button in whose place it stands, unless the reader has moved on. */
const takeFocus = (text: HTMLElement | null) => {
  if (document.activeElement === document.body) text?.focus();
};

/** The reader's notifications, newest first. */
export const NotificationsPanel = ({ onNavigate }: { onNavigate?: () => void }) => {
  const { t } = useTranslation();
  const query = communicationApi.useGetNotificationsInfiniteQuery();
  const [read, { isLoading, error }] = communicationApi.useReadNotificationsMutation();
  const [isAllRead, setIsAllRead] = useState(false);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const open = ({ id, readAt }: Notification) => {
    if (readAt === null) void read([id]);
    onNavigate?.();
  };
  const readAll = async () => {
    const { error: refusal } = await read(undefined);
    setIsAllRead(!refusal);
  };
  const hasUnread = items.some(({ readAt }) => readAt === null);
  return (
    <PagedList
      query={query}
      isEmpty={items.length === 0}
      empty={t('communication.notification.empty')}
      more={t('communication.older')}
    >
      {error && <ProblemAlert problem={toCallProblem(error)} />}
      {hasUnread && (
        <Button look="plain" busy={isLoading} onClick={() => void readAll()}>
          {t('communication.notification.readAll')}
        </Button>
      )}
      {isAllRead && !hasUnread && (
        <p ref={takeFocus} tabIndex={-1} className={styles['note']}>
          {t('communication.notification.allRead')}
        </p>
      )}
      <ul className={styles['list']}>
        {items.map((item) => (
          <Item key={item.id} notification={item} onOpen={() => open(item)} />
        ))}
      </ul>
    </PagedList>
  );
};
