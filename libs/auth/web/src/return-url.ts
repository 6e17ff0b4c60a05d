import type { CurrentUser } from '@lms/auth/contract';
import { homeOf } from '@lms/contract';
import { useSearchParams } from 'react-router-dom';

/** Stands for this site, whose address the server does not know while it renders. */
const own = 'http://own.invalid';

/** Returns the path within this site; `undefined` for other sites and login pages. */
const toOwnPath = (value: string | null): string | undefined => {
  if (!value?.startsWith('/') || !URL.canParse(value, own)) return undefined;
  const url = new URL(value, own);
  if (url.origin !== own || url.pathname.startsWith('/auth/')) return undefined;
  // Two leading slashes would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
};

/** Returns the address to open after login, and the query that passes it between pages. */
export const useReturnUrl = () => {
  const [search] = useSearchParams();
  const returnPath = toOwnPath(search.get('returnUrl'));
  return {
    /** Path as the calls take it that mail a link. */
    returnUrl: returnPath,
    query: returnPath ? `?returnUrl=${encodeURIComponent(returnPath)}` : '',
    destinationOf: (user: CurrentUser) => returnPath ?? homeOf(user),
  };
};
