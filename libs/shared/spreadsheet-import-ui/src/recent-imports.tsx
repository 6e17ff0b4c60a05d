import { EmptyList, ErrorState } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, Skeleton } from '@lms/ui';
import { Link } from 'react-router-dom';
import { spreadsheetApi } from './spreadsheet-api';
import styles from './spreadsheet-import.module.css';

const counts = ['created', 'changed', 'rejected', 'kept'] as const;

/** Imports of the last days, with their author, result and link. */
export const RecentImports = ({ path }: { path: string }) => {
  const { t, formats } = useTranslation();
  const { data, error, refetch } = spreadsheetApi.useFindRecentImportsQuery(path, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className={styles['step']}>
      <h2>{t('spreadsheets.recent.title')}</h2>
      {error && <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton height={4} />
        </Loading>
      )}
      {data?.length === 0 && <EmptyList text={t('spreadsheets.recent.none')} />}
      {data && data.length > 0 && (
        <ul className={styles['items']}>
          {data.map((one) => (
            <li key={one.batchId} className={styles['item']}>
              <div className={styles['itemHead']}>
                <span className={styles['small']}>{t(`spreadsheets.state.${one.state}`)}</span>
                <Link to={`?batch=${one.batchId}`} replace>
                  {t('spreadsheets.recent.open', { at: formats.dateTime(one.createdAt) })}
                </Link>
                <span className={styles['small']}>{one.by}</span>
              </div>
              <ul className={styles['counts']}>
                {counts
                  .filter((name) => one[name] > 0)
                  .map((name) => (
                    <li key={name}>{t(`spreadsheets.count.${name}`, { count: one[name] })}</li>
                  ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
