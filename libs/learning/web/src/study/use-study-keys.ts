import { type RefObject, useEffect, useEffectEvent } from 'react';
import { keyName } from '../player/latin-key';

/** Elements that take letters themselves, or are windows of their own. */
const takesKeys = 'input, select, textarea, [contenteditable], dialog *';

/**
 * Keyboard shortcuts of a lesson, by the letter or sign, with Shift as `shift n`. They work only
 * while the focus is in the lesson, so they never take a letter typed or spoken elsewhere (WCAG
 * 2.1.4).
 */
export const useStudyKeys = (
  region: RefObject<HTMLElement | null>,
  actions: Record<string, () => void>,
) => {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[keyName(event)];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const element = region.current;
    const press = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || (event.target as Element).matches(takesKeys);
      if (isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
      act(event);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [region]);
};
