import { whileBusy } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User } from '@lms/org-management/contract';
import { Button } from 'antd';
import { Part } from './part';
import { userPageApi } from './user-page-api';
import styles from './user-page.module.css';

/** Activities of a user, newest first. */
export const ActivityPart = ({ user }: { user: User }) => {
  const { t, formats } = useTranslation();
  const query = userPageApi.useGetUserActivityInfiniteQuery(user.id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Part
      title={t('users.page.activity')}
      query={query}
      empty={t('users.page.noActivity')}
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
    >
      {({ pages }) => (
        <>
          <ul className={styles['list']}>
            {pages
              .flatMap(({ items }) => items)
              .map(({ id, at, action, subject }) => (
                <li key={id}>
                  <span>{t(`communication.activity.${action}`, { subject })}</span>
                  <time className={styles['soft']} dateTime={at}>
                    {formats.dateTime(at)}
                  </time>
                </li>
              ))}
          </ul>
          {query.hasNextPage && (
            <div className={styles['more']}>
              <Button
                {...whileBusy(query.isFetchingNextPage)}
                onClick={() => void query.fetchNextPage()}
              >
                {t('users.page.older')}
              </Button>
            </div>
          )}
        </>
      )}
    </Part>
  );
};
