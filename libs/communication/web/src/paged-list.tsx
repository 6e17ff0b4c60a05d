import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, EmptyList, ErrorState, Loading, Skeleton } from '@lms/ui';
import type { ReactNode } from 'react';

interface PagedListProps {
  query: {
    isLoading: boolean;
    error?: unknown;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  isEmpty: boolean;
  empty: string;
  /** Label of the button that loads older items. */
  more: string;
  children: ReactNode;
}

/** Paged list with its loading, error and empty states. */
export const PagedList = ({ query, isEmpty, empty, more, children }: PagedListProps) => {
  const { t } = useTranslation();
  if (query.isLoading) {
    return (
      <Loading>
        <Skeleton height={4} />
        <Skeleton height={4} />
        <Skeleton height={4} />
      </Loading>
    );
  }
  // Items on screen stay when a reload fails.
  if (query.error && isEmpty) {
    return <ErrorState problem={toCallProblem(query.error)} onRetry={() => void query.refetch()} />;
  }
  if (isEmpty) return <EmptyList text={empty} />;
  return (
    <>
      {children}
      {query.error && <p role="alert">{t('common.state.offline')}</p>}
      {query.hasNextPage && (
        <Button
          look="secondary"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {more}
        </Button>
      )}
    </>
  );
};
