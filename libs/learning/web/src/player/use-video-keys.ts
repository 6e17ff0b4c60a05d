import { type RefObject, useEffect } from 'react';
import { latinKey } from './latin-key';
import { togglePicture } from './picture-in-picture';
import { speeds } from './playback-speed';

const stepSeconds = 10;

const toggleCaptions = ({ textTracks }: HTMLVideoElement) => {
  const tracks = [...textTracks];
  const shown = tracks.filter((track) => track.mode === 'showing');
  if (shown.length > 0) shown.forEach((track) => (track.mode = 'hidden'));
  else {
    const next = tracks.find((track) => track.mode === 'hidden') ?? tracks[0];
    if (next) next.mode = 'showing';
  }
};

const togglePlay = (video: HTMLVideoElement) => {
  if (video.paused) video.play().catch(() => undefined);
  else video.pause();
};

const changeSpeed = (video: HTMLVideoElement, steps: 1 | -1) => {
  const next = speeds[speeds.indexOf(video.playbackRate) + steps];
  if (next) video.defaultPlaybackRate = video.playbackRate = next;
};

const actions: Record<string, (video: HTMLVideoElement) => void> = {
  k: togglePlay,
  j: (video) => (video.currentTime = Math.max(0, video.currentTime - stepSeconds)),
  l: (video) => (video.currentTime += stepSeconds),
  c: toggleCaptions,
  f: (video) =>
    void (document.fullscreenElement ? document.exitFullscreen() : video.requestFullscreen()),
  i: togglePicture,
  '<': (video) => changeSpeed(video, -1),
  '>': (video) => changeSpeed(video, 1),
};

/**
 * Keyboard shortcuts of a video besides the browser's own. They work only while focus is in the
 * player, so they never take a letter typed or spoken elsewhere (WCAG 2.1.4).
 */
export const useVideoKeys = (
  region: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
) => {
  useEffect(() => {
    const element = region.current;
    const press = (event: KeyboardEvent) => {
      const action = actions[latinKey(event)];
      const typing = (event.target as Element).matches('input, select, textarea');
      if (!action || !video.current || typing || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      action(video.current);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [region, video]);
};
