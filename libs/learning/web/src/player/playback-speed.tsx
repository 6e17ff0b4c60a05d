import { useTranslation } from '@lms/i18n';
import { Select } from '@lms/ui';
import { type RefObject, useEffect, useState } from 'react';
import styles from './video-lesson.module.css';

/** Up to double speed, above which the server counts no time. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

interface PlaybackSpeedProps {
  video: RefObject<HTMLVideoElement | null>;
  onChoose: (speed: number) => void;
}

/** Choice of the speed; it follows the keys and the browser's own menu. */
export const PlaybackSpeed = ({ video, onChoose }: PlaybackSpeedProps) => {
  const { t, formats } = useTranslation();
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    const element = video.current;
    const follow = () => setSpeed(element?.playbackRate ?? 1);
    element?.addEventListener('ratechange', follow);
    return () => element?.removeEventListener('ratechange', follow);
  }, [video]);
  const choose = (chosen: number) => {
    setSpeed(chosen);
    onChoose(chosen);
  };
  return (
    <label className={styles['speed']}>
      {t('learning.video.speed')}
      <Select value={speed} onChange={(event) => choose(Number(event.target.value))}>
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {t('learning.video.times', { speed: formats.number(speed) })}
          </option>
        ))}
      </Select>
    </label>
  );
};
