import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const showSecond = (element: HTMLVideoElement, second: number) => {
  element.currentTime = second;
  element.scrollIntoView({ block: 'nearest' });
  void element.play();
};

/**
 * The second of the video that the address asks for (`?t=83`); `null` where it asks for none. A link to
 * a second of the video that is shown already leads there, each time it is followed.
 */
export const useAskedSecond = (video: RefObject<HTMLVideoElement | null>) => {
  const { search, key } = useLocation();
  const asked = /[?&]t=(\d{1,5})(?:&|$)/.exec(search)?.[1];
  const second = asked === undefined ? null : Number(asked);
  useEffect(() => {
    const element = video.current;
    // What is not loaded yet begins there by itself.
    if (second !== null && element?.readyState) showSecond(element, second);
  }, [video, second, key]);
  return second;
};
