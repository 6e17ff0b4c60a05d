import { type RefObject, useEffect, useState } from 'react';

/** How wide an element is, also after the window has changed. */
export const useWidth = (element: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setWidth(Math.floor(entry?.contentRect.width ?? 0)),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
