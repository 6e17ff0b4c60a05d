import type { CallProblem } from '@lms/entity-api';
import { PageHead } from '@lms/ui';
import { ButtonLink } from '../button/button-link';
import { ErrorState } from './error-state';

interface RecordProblemProps {
  problem: CallProblem;
  /** Says that the record does not exist. */
  gone: string;
  /** Name of the list that it belongs to. */
  list: string;
  listPath: string;
  onRetry: () => void;
}

/** Page of a record that could not be loaded, or that does not exist and leads to its list. */
export const RecordProblem = ({ problem, gone, list, listPath, onRetry }: RecordProblemProps) => {
  const isGone = problem.code === 'entity.notFound';
  const title = isGone ? gone : list;
  return (
    <>
      <PageHead title={title} />
      <h1>{title}</h1>
      {isGone ? (
        <div>
          <ButtonLink type="primary" to={listPath}>
            {list}
          </ButtonLink>
        </div>
      ) : (
        <ErrorState problem={problem} onRetry={onRetry} />
      )}
    </>
  );
};
