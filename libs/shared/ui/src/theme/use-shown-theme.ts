import { useSyncExternalStore } from 'react';

const follow = (changed: () => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** Returns the effective theme, whether chosen or the system's. */
export const useShownTheme = () =>
  useSyncExternalStore(
    follow,
    () => document.documentElement.dataset['theme'] ?? 'light',
    () => 'light',
  );
