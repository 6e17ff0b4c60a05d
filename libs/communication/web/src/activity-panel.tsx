import { useTranslation } from '@lms/i18n';
import { communicationApi } from './communication-api';
import { PagedList } from './paged-list';
import styles from './panels.module.css';

/** The reader's own activity, newest first. */
export const ActivityPanel = () => {
  const { t, formats } = useTranslation();
  const query = communicationApi.useGetActivityInfiniteQuery();
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <PagedList
      query={query}
      isEmpty={items.length === 0}
      empty={t('communication.activity.empty')}
      more={t('communication.older')}
    >
      <ul className={styles['list']}>
        {items.map(({ id, at, action, subject }) => (
          <li key={id} className={styles['item']}>
            <p>{t(`communication.activity.${action}`, { subject })}</p>
            <p className={styles['note']}>
              <time dateTime={at}>{formats.dateTime(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </PagedList>
  );
};
