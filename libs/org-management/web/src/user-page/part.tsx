import { ErrorState } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { Loading, Skeleton } from '@lms/ui';
import { type ReactNode, useId } from 'react';
import styles from './user-page.module.css';

interface PartProps<Data> {
  title: string;
  query: { currentData?: Data; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Text for a part without entries. */
  empty: string;
  isEmpty: (data: Data) => boolean;
  /** Actions on the part as a whole. */
  action?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** One part of a user's page, with its loading, error and empty states. */
export const Part = <Data,>({
  title,
  query,
  empty,
  isEmpty,
  action,
  children,
}: PartProps<Data>) => {
  const heading = useId();
  const { currentData, error, isFetching, refetch } = query;
  const body = () => {
    if (currentData)
      return isEmpty(currentData) ? (
        <p className={styles['none']}>{empty}</p>
      ) : (
        children(currentData)
      );
    if (error && !isFetching) {
      return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
    }
    return (
      <Loading>
        <Skeleton height={8} />
      </Loading>
    );
  };
  return (
    <section className={styles['part']} aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{title}</h2>
        {action}
      </header>
      {body()}
    </section>
  );
};
