import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const showSecond = (element: HTMLVideoElement, second: number) => {
  element.currentTime = second;
  element.scrollIntoView({ block: 'nearest' });
  element.play().catch(() => undefined);
};

/**
 * Returns the start position in the address (`?t=83`), in seconds, or `null`. A link to another
 * second of the video on screen seeks there each time it is followed.
 */
export const useStartPosition = (video: RefObject<HTMLVideoElement | null>) => {
  const { search, key } = useLocation();
  const value = /[?&]t=(\d{1,5})(?:&|$)/.exec(search)?.[1];
  const second = value === undefined ? null : Number(value);
  useEffect(() => {
    const element = video.current;
    // A video not loaded yet starts at the position by itself.
    if (second !== null && element?.readyState) showSecond(element, second);
  }, [video, second, key]);
  return second;
};
