import { useTranslation } from '@lms/i18n';
import { Select } from '@lms/ui';
import styles from './video-lesson.module.css';

/** Up to double speed, above which the server counts no time. */
const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

export const PlaybackSpeed = ({ onChoose }: { onChoose: (speed: number) => void }) => {
  const { t, formats } = useTranslation();
  return (
    <label className={styles['speed']}>
      {t('learning.video.speed')}
      <Select defaultValue={1} onChange={(event) => onChoose(Number(event.target.value))}>
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {t('learning.video.times', { speed: formats.number(speed) })}
          </option>
        ))}
      </Select>
    </label>
  );
};
