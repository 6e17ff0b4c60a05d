import { toCallProblem } from '@lms/entity-api';
import { Alert, ButtonLink, ErrorState, Loading, PageHead, Skeleton } from '@lms/ui';

interface NotOpenedProps {
  /** What the call that opens it answered. */
  call: {
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What is said where there is no such thing. */
  gone: { title: string; text: string; list: string };
  /** Where all of its kind are listed. */
  listPath: string;
}

/** Stands in an editor's place until what it edits is there, or in case it is not. */
export const NotOpened = ({ call, gone, listPath }: NotOpenedProps) => {
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
    return <ErrorState problem={problem} onRetry={() => void refetch()} />;
  }
  return (
    <>
      <PageHead title={gone.title} />
      <h1>{gone.title}</h1>
      <Alert tone="warn">{gone.text}</Alert>
      <div>
        <ButtonLink to={listPath}>{gone.list}</ButtonLink>
      </div>
    </>
  );
};
