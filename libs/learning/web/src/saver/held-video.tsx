import type { LessonVideo } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Icon } from '@lms/ui';
import { useSizeFormat } from '../use-size-format';
import styles from './saver.module.css';
import type { VideoSource } from './use-video-source';

export interface HeldVideoProps {
  video: LessonVideo;
  source: VideoSource;
}

/** Stands for a video that is not loaded, to save data: it tells what a press will cost. */
export const HeldVideo = ({ video, source }: HeldVideoProps) => {
  const { t } = useTranslation();
  const size = useSizeFormat();
  const { audio } = video;
  const bytes = source.quality === 'SMALLER' ? video.smaller?.bytes : video.bytes;
  return (
    <div className={styles['held']}>
      <p>{t('offline.saver.held')}</p>
      <div className={styles['presses']}>
        <Button onClick={() => source.ask()}>
          <Icon name="play" />
          {bytes === undefined
            ? t('offline.saver.play')
            : t('offline.saver.playSized', { size: size(bytes) })}
        </Button>
        {audio && (
          <Button look="secondary" onClick={() => source.ask('AUDIO')}>
            {t('offline.saver.listenSized', { size: size(audio.bytes) })}
          </Button>
        )}
      </div>
    </div>
  );
};
