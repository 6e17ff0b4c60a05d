import { useTranslation } from '@lms/i18n';
import { Select } from '@lms/ui';
import { useSizeFormat } from '../use-size-format';
import type { HeldVideoProps } from './held-video';
import styles from './saver.module.css';
import type { VideoQuality as Quality } from './use-video-source';

/** Choice between the versions of a video, each with its size. */
export const VideoQuality = ({ video, source }: HeldVideoProps) => {
  const { t } = useTranslation();
  const size = useSizeFormat();
  const { smaller, audio } = video;
  const versions: { quality: Quality; bytes: number | undefined }[] = [
    { quality: 'LARGER', bytes: video.bytes },
    ...(smaller ? [{ quality: 'SMALLER' as const, bytes: smaller.bytes }] : []),
    ...(audio ? [{ quality: 'AUDIO' as const, bytes: audio.bytes }] : []),
  ];
  const textOf = (quality: Quality, bytes: number | undefined) => {
    const name = t(`offline.saver.quality.${quality}`);
    return bytes === undefined ? name : `${name} · ${size(bytes)}`;
  };
  return (
    <label className={styles['quality']}>
      {t('offline.saver.quality.label')}
      <Select
        value={source.quality}
        onChange={(event) => source.ask(event.target.value as Quality)}
      >
        {versions.map(({ quality, bytes }) => (
          <option key={quality} value={quality}>
            {textOf(quality, bytes)}
          </option>
        ))}
      </Select>
    </label>
  );
};
