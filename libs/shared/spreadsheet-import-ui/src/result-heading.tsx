import { type ReactNode, useEffect, useRef } from 'react';

/** Heading that takes the focus when it appears, because the button that led to it may be gone. */
export const ResultHeading = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
};
