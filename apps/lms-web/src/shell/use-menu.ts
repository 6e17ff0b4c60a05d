import { useSession } from '@lms/auth';
import { menuFor } from '@lms/contract';
import { useMemo } from 'react';

/** What the reader sees of the menu. */
export const useMenu = () => {
  const { user } = useSession();
  return useMemo(() => (user ? menuFor(user) : []), [user]);
};
