import type { CurrentUser } from '@lms/auth/contract';
import { menuFor, menuPaths } from '@lms/contract';
import { useSearchParams } from 'react-router-dom';

/** The path within this site that `value` leads to; nothing for any other place or a login page. */
const toOwnPath = (value: string | null, origin: string): string | undefined => {
  if (!value?.startsWith('/') || !URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  if (url.origin !== origin || url.pathname.startsWith('/auth/')) return undefined;
  // Two slashes at its front would name another host.
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
};

/** Learners go on learning; others come to the first screen of their menu. */
const homeOf = (user: CurrentUser) =>
  user.roles.includes('ROLE_USER') ? '/my-courses' : (menuPaths(menuFor(user))[0] ?? '/');

/** Where somebody goes once signed in, and the query that carries it from one page to the next. */
export const useReturnUrl = () => {
  const [search] = useSearchParams();
  const asked = toOwnPath(search.get('returnUrl'), location.origin);
  return {
    query: asked ? `?returnUrl=${encodeURIComponent(asked)}` : '',
    destinationOf: (user: CurrentUser) => asked ?? homeOf(user),
  };
};
