import type { CurrentUser } from '@lms/auth/contract';
import { homeOf } from '@lms/contract';
import { useSearchParams } from 'react-router-dom';

/** Returns the path within this site; `undefined` for other sites and login pages. */
const toOwnPath = (value: string | null, origin: string): string | undefined => {
  if (!value?.startsWith('/') || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('/auth/')) return undefined;
  // Two leading slashes would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
};

/** Returns the address to open after login, and the query that passes it between pages. */
export const useReturnUrl = () => {
  const [search] = useSearchParams();
  const returnPath = toOwnPath(search.get('returnUrl'), location.origin);
  return {
    /** Path as the calls take it that mail a link. */
    returnUrl: returnPath,
    query: returnPath ? `?returnUrl=${encodeURIComponent(returnPath)}` : '',
    destinationOf: (user: CurrentUser) => returnPath ?? homeOf(user),
  };
};
