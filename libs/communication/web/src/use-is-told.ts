import { useSession } from '@lms/auth/web';

/** Whether the server tells anything: not while a role's second factor is yet to be turned on. */
export const useIsTold = () => {
  const { user } = useSession();
  return user !== null && !user.needsSecondFactor;
};
