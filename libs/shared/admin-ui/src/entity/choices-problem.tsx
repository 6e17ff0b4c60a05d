import { toCallProblem } from '@lms/entity-api';
import { ErrorState } from '../notice/error-state';

/** Query that loads the choices of a field. */
export interface ChoicesQuery {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Says that a field's choices could not be loaded, and offers to load them again. */
export const ChoicesProblem = ({ query: { error, refetch } }: { query: ChoicesQuery }) =>
  error !== undefined && (
    <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />
  );
