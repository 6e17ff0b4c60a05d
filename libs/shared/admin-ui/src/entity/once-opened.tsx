import { type ReactNode, Suspense, useState } from 'react';

interface OnceOpenedProps {
  open: boolean;
  children: ReactNode;
}

/** Loads what is inside when it is first opened, and keeps it from then on so that it closes gently. */
export const OnceOpened = ({ open, children }: OnceOpenedProps) => {
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense fallback={null}>{children}</Suspense>;
};
