import { ErrorState } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { lazyPart, Loading, PageHead, Skeleton } from '@lms/ui';

// Seldom seen, and its notice would be loaded by every list of questions.
const MissingItem = lazyPart({
  load: () => import('./missing-item').then((module) => module.MissingItem),
});

export interface EditorPlaceholderProps {
  /** The query that loads the edited item. */
  call: {
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Heading over a problem while the item, and so its name, is not there. */
  heading: string;
  /** Texts to show if the item does not exist. */
  missing: { title: string; text: string; list: string };
  /** Path of the list that the item belongs to. */
  listPath: string;
}

/** Shows an editor's loading state, or why the item can't be opened. */
export const EditorPlaceholder = ({ call, heading, missing, listPath }: EditorPlaceholderProps) => {
  const { error, isFetching, refetch } = call;
  if (!error || isFetching) {
    return (
      <Loading>
        <Skeleton height={3} width="60%" />
        <Skeleton height={3} />
        <Skeleton height={30} />
      </Loading>
    );
  }
  const problem = toCallProblem(error);
  if (problem.code !== 'entity.notFound') {
    return (
      <>
        <PageHead title={heading} />
        <h1>{heading}</h1>
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      </>
    );
  }
  return <MissingItem {...missing} listPath={listPath} />;
};
