import type { LessonVideo } from '@lms/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSlowConnection, useSavesData } from './data-saver-choice';

export type VideoQuality = 'LARGER' | 'SMALLER' | 'AUDIO';

/** Place to go on at, and whether to play there. */
interface Place {
  seconds?: number;
  plays: boolean;
  /** True where the button that asked for it goes. */
  takesFocus?: boolean;
}

/**
 * Chooses the version of a video: the smaller one where data is saved or the connection is slow,
 * until the learner chooses another. Where data is saved nothing is loaded before they do.
 */
export const useVideoSource = (ref: RefObject<HTMLVideoElement | null>, video: LessonVideo) => {
  const savesData = useSavesData();
  const [isSlow] = useState(isSlowConnection);
  const [asked, setAsked] = useState<VideoQuality>();
  const place = useRef<Place | undefined>(undefined);
  const versions: Partial<Record<VideoQuality, string>> = {
    LARGER: video.url,
    ...(video.smaller && { SMALLER: video.smaller.url }),
    ...(video.audio && { AUDIO: video.audio.url }),
  };
  const usual = versions.SMALLER && (savesData || isSlow) ? 'SMALLER' : 'LARGER';
  const quality = asked ?? usual;
  useEffect(() => {
    const element = ref.current;
    if (!asked || !element || !place.current?.plays) return;
    if (place.current.takesFocus) element.focus({ preventScroll: true });
    void element.play().catch(() => undefined);
  }, [ref, asked]);
  const isHeld = savesData && asked === undefined;
  return {
    src: versions[quality] ?? video.url,
    quality,
    isHeld,
    /** False for the sound alone, too. */
    hasPicture: !isHeld && quality !== 'AUDIO',
    /** Loads a version, from the place of the one before it. */
    ask: (next: VideoQuality = quality, from?: Place) => {
      place.current = from ?? { ...placeOf(ref.current), takesFocus: isHeld };
      setAsked(next);
    },
    /** Keeps what plays, when data is saved from now on. */
    keep: () => setAsked(quality),
    /** Returns the place to go on at after another version was asked for, once. */
    takePlace: () => {
      const seconds = place.current?.seconds;
      place.current = undefined;
      return seconds;
    },
  };
};

export type VideoSource = ReturnType<typeof useVideoSource>;

const placeOf = (element: HTMLVideoElement | null): Place =>
  element && element.readyState > 0
    ? { seconds: element.currentTime, plays: !element.paused }
    : { plays: true };
