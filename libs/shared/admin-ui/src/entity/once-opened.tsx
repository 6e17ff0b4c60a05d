import { type ReactNode, Suspense, useState } from 'react';

interface OnceOpenedProps {
  open: boolean;
  children: ReactNode;
}

/**
 * Mounts its children when they are first opened and keeps them afterwards, so that a closing
 * dialog can finish its animation.
 */
export const OnceOpened = ({ open, children }: OnceOpenedProps) => {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense fallback={null}>{children}</Suspense>;
};
