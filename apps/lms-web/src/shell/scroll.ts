import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds after which nobody waits any more for what is to arrive. */
const patience = 5_000;

/**
 * Tries now, and again as the page grows: what is scrolled to may arrive with its data. It ends when
 * it has worked, when the reader scrolls or types, and after a while.
 *
 * @returns ends it
 */
export const whenPossible = (attempt: () => boolean) => {
  if (attempt()) return undefined;
  const ended = new AbortController();
  const observer = new ResizeObserver(() => attempt() && end());
  const end = () => {
    ended.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(end, patience);
  for (const name of ['wheel', 'touchmove', 'keydown']) {
    window.addEventListener(name, end, { signal: ended.signal, passive: true });
  }
  observer.observe(document.body);
  return end;
};

/** What an address's `#…` names. */
export const anchorOf = (hash: string) =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** How far down each entry of the history was left, by the router's key. */
const positions = new Map<string, number>();

/** Keeps the position of the entry that is shown, and gives that of any other. */
export const useKeptPositions = (key: string) => {
  const current = useRef(key);
  useLayoutEffect(() => {
    current.current = key;
  }, [key]);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const keep = () => void positions.set(current.current, window.scrollY);
    // Within the app it is up to us; a reload and other sites are the browser's.
    const hold = () => (history.scrollRestoration = 'manual');
    const release = () => (history.scrollRestoration = 'auto');
    hold();
    window.addEventListener('scroll', keep, { signal, passive: true });
    window.addEventListener('pagehide', release, { signal });
    window.addEventListener('pageshow', hold, { signal });
    return () => ended.abort();
  }, []);
  return useCallback((entry: string) => positions.get(entry), []);
};
