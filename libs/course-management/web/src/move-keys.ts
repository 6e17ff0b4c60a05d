import type { KeyboardEvent } from 'react';

const steps: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowDown: 1 };

/** Props of an element that Alt and an arrow key move by one place while it has the focus. */
export const moveKeys = (onMove: (step: -1 | 1) => void) => ({
  'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
  onKeyDown: (event: KeyboardEvent) => {
    const step = event.altKey && steps[event.key];
    // The same keys open a select.
    if (!step || (event.target as Element).role === 'combobox') return;
    event.preventDefault();
    onMove(step);
  },
});
