import { type ReactNode, startTransition, useEffect } from 'react';
import { page } from './shell/screen-shown';

/** Evaluates React's half for documents only when it is needed: on a slow phone that takes a while. */
const reactDom = () => import('react-dom/client');

/** Logs what a boundary caught, except without a connection, which its screen tells. */
const onCaughtError = (error: unknown) => {
  if (navigator.onLine) console.warn(error);
};

const Mounted = ({ onMounted, children }: { onMounted: () => void; children: ReactNode }) => {
  useEffect(onMounted, [onMounted]);
  return children;
};

/** Tells whether the address is still the page's: Back or Forward may come before hydration. */
export const isAt = (url: string) => url === location.pathname + location.search;

/** Renders the app; resolves once its router listens to Back and Forward. */
export const shown = async (root: HTMLElement, view: ReactNode) => {
  const { createRoot } = await reactDom();
  return new Promise<void>((resolve) =>
    createRoot(root, { onCaughtError }).render(<Mounted onMounted={resolve}>{view}</Mounted>),
  );
};

/**
 * Hydrates a page in a transition, so that a slow phone stays responsive. Resolves once all of it is
 * hydrated: the layout first, then its screen, as the browser has time. What components read besides
 * the store, such as the language of the texts, must not change before. The router is `live` when it
 * listens to Back and Forward.
 */
export const hydrated = async (
  root: HTMLElement,
  view: ReactNode,
  url: string,
  live: () => void,
) => {
  const { hydrateRoot } = await reactDom();
  page.whole = new Promise((resolve) => (page.reach = resolve));
  let isLive = false;
  const onMounted = () => {
    isLive = true;
    live();
  };
  // After Back or Forward the mismatch is expected: the page is about to be left. Once the router is
  // live the address and the page change together.
  const onRecoverableError = (error: unknown) => {
    if (isLive || isAt(url)) reportError(error);
  };
  const app = <Mounted onMounted={onMounted}>{view}</Mounted>;
  startTransition(() => void hydrateRoot(root, app, { onCaughtError, onRecoverableError }));
  return page.whole;
};
