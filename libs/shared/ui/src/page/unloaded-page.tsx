import { toCallProblem } from '@lms/entity-api';
import type { ReactNode } from 'react';
import { EmptyState, ErrorState, Loading, Skeleton } from '../states/states';
import styles from '../states/states.module.css';
import { PageHead } from './page-head';

interface UnloadedPageProps {
  /** Error of the call for the page's content; without one the content is on its way. */
  error: unknown;
  onRetry: () => unknown;
  /** Heading where the content could not be loaded. */
  title: string;
  /** Heading and text where there is no such page. */
  missing: { title: string; text: string };
  isPrivate?: boolean;
  /** Way on from a page that is not there. */
  children: ReactNode;
}

/** Stands for a public page while its content is loaded, is not there or could not be loaded. */
export const UnloadedPage = ({
  error,
  onRetry,
  title,
  missing,
  isPrivate,
  children,
}: UnloadedPageProps) => {
  if (!error) {
    return (
      <div className={`container ${styles['page']}`}>
        <Loading>
          <Skeleton height={12} />
          <Skeleton height={24} />
        </Loading>
      </div>
    );
  }
  const problem = toCallProblem(error);
  const isMissing = problem.code === 'entity.notFound';
  const heading = isMissing ? missing.title : title;
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={heading} isPrivate={isPrivate} />
      <h1>{heading}</h1>
      {isMissing ? (
        <EmptyState text={missing.text}>{children}</EmptyState>
      ) : (
        <ErrorState problem={problem} onRetry={() => void onRetry()} />
      )}
    </div>
  );
};
