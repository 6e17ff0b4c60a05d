import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import type { CallProblem } from '@lms/entity-api';

const forbidden: CallProblem = { code: 'auth.forbidden', errors: [] };

/** Returns what the server would answer to those who are signed in and buy nothing. */
export const useRefusalToBuy = (): CallProblem | undefined => {
  const { user, can } = useSession();
  return user && !can(sharedPermissions['order.buy']) ? forbidden : undefined;
};
