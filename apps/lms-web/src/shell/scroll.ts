import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds to wait for the target of a scroll. */
const patience = 5_000;

/**
 * Tries now, and again as the page grows: the target may arrive with its data. Stops on success,
 * when the reader scrolls or types, and after a while.
 *
 * @returns function that stops it
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

/** Returns the element that the address's hash names. */
export const anchorOf = (hash: string) =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** Scroll position of each history entry, by the router's key. */
const positions = new Map<string, number>();

/** Records the scroll position of the current entry and returns those of others. */
export const useKeptPositions = (key: string) => {
  const current = useRef(key);
  useLayoutEffect(() => {
    current.current = key;
  }, [key]);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const keep = () => void positions.set(current.current, window.scrollY);
    // Handles navigation within the app; reloads and other sites are left to the browser.
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
