import { type ReactNode, useState } from 'react';

interface MountOnOpenProps {
  open: boolean;
  children: ReactNode;
}

/**
 * Mounts its children when they are first opened and keeps them afterwards, so that a closing
 * dialog can finish its animation.
 */
export const MountOnOpen = ({ open, children }: MountOnOpenProps) => {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && children;
};
