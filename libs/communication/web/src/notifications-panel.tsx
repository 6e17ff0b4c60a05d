import type { Notification } from '@lms/communication/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
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

/** The reader's notifications, newest first. */
export const NotificationsPanel = ({ onNavigate }: { onNavigate?: () => void }) => {
  const { t } = useTranslation();
  const query = communicationApi.useGetNotificationsInfiniteQuery();
  const [read, { isLoading }] = communicationApi.useReadNotificationsMutation();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const open = ({ id, readAt }: Notification) => {
    if (readAt === null) void read([id]);
    onNavigate?.();
  };
  return (
    <PagedList
      query={query}
      isEmpty={items.length === 0}
      empty={t('communication.notification.empty')}
      more={t('communication.older')}
    >
      {items.some(({ readAt }) => readAt === null) && (
        <Button look="plain" busy={isLoading} onClick={() => void read(undefined)}>
          {t('communication.notification.readAll')}
        </Button>
      )}
      <ul className={styles['list']}>
        {items.map((item) => (
          <Item key={item.id} notification={item} onOpen={() => open(item)} />
        ))}
      </ul>
    </PagedList>
  );
};
