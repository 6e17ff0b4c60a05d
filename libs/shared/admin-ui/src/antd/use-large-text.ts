import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-text'] });
  return () => observer.disconnect();
};

/** Returns true for readers who chose large text. */
export const useLargeText = () =>
  useSyncExternalStore(follow, () => document.documentElement.dataset['text'] === 'large');
