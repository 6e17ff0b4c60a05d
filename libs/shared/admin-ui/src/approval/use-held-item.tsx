import { useState } from 'react';
import { findHeld } from './held';
import { HeldBar } from './lazy-parts';

/** Approval of a page's item that has yet to take effect, when its reader comes back to the page. */
export const useHeldItem = (path: string, id: string) => {
  const [held, setHeld] = useState(() => findHeld(path).find(({ ids }) => ids.includes(id)));
  const [isOffered, setIsOffered] = useState(true);
  return {
    isHeld: held !== undefined,
    /** Offers to take it back. */
    bar: held && isOffered && (
      <HeldBar
        path={path}
        held={held}
        onTakenBack={() => setHeld(undefined)}
        onGone={() => setIsOffered(false)}
      />
    ),
  };
};
