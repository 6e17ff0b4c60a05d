import type { CourseLanguage, LessonContent } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Alert, Button, Icon } from '@lms/ui';
import { type ReactNode, type RefObject, type SyntheticEvent, useRef, useState } from 'react';
import { useSavesData } from '../saver/data-saver-choice';
import { LazyHeldVideo, LazyVideoQuality } from '../saver/lazy-saver';
import { useVideoSource } from '../saver/use-video-source';
import { LazyPictureButton } from '../study/lazy-study';
import { PlaybackSpeed } from './playback-speed';
import { Transcript } from './transcript';
import { useStartPosition } from './use-start-position';
import { useVideoKeys } from './use-video-keys';
import { useWatching } from './use-watching';
import styles from './video-lesson.module.css';

type Video = NonNullable<LessonContent['video']>;

/** Seconds before the end from which a video restarts instead of resuming. */
const endSeconds = 5;

interface VideoLessonProps {
  player: RefObject<HTMLVideoElement | null>;
  lesson: LessonContent;
  video: Video;
  courseLanguage: CourseLanguage;
  completed: boolean;
  /** Renders what stands below the video, with its transcript. */
  below: (transcript: ReactNode) => ReactNode;
}

export const VideoLesson = ({
  player: ref,
  lesson,
  video,
  courseLanguage,
  completed,
  below,
}: VideoLessonProps) => {
  const { t, i18n } = useTranslation();
  const region = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useWatching(ref, lesson, completed);
  useVideoKeys(region, ref);
  const startPosition = useStartPosition(ref);
  const source = useVideoSource(ref, video);
  const savesData = useSavesData();

  const inPageLanguage = video.captions.some(({ language }) => language === i18n.language);
  const defaultLanguage = inPageLanguage ? i18n.language : courseLanguage;

  const resume = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    const left = video.durationSeconds - lesson.positionSeconds;
    const place = source.takePlace();
    if (place !== undefined) currentTarget.currentTime = place;
    else if (startPosition !== null) currentTarget.currentTime = startPosition;
    else if (left > endSeconds) currentTarget.currentTime = lesson.positionSeconds;
  };
  const retry = () => {
    setFailed(false);
    ref.current?.load();
  };
  const seek = (seconds: number) => {
    const element = ref.current;
    if (!element) return;
    if (element.readyState === 0) return source.ask(undefined, { seconds, plays: true });
    element.currentTime = seconds;
    // Somebody may seek again, or stop, before it plays.
    element.play().catch(() => undefined);
  };

  const setSpeed = (speed: number) => {
    const element = ref.current;
    // Sets the default rate, too: a reload after a failure returns to it.
    if (element) element.defaultPlaybackRate = element.playbackRate = speed;
  };

  return (
    <div ref={region} className={styles['video']}>
      <video
        ref={ref}
        className={styles['screen']}
        controls
        playsInline
        hidden={source.isHeld}
        preload={source.isHeld ? 'none' : 'metadata'}
        poster={(!savesData && video.posterUrl) || undefined}
        src={source.src}
        aria-label={lesson.title}
        onPlay={source.keep}
        onLoadedMetadata={resume}
        onError={() => setFailed(true)}
      >
        {!source.isHeld &&
          video.captions.map(({ language, url }) => (
            <track
              key={language}
              kind="captions"
              src={url}
              srcLang={language}
              label={t(`common.courseLanguage.${language}`)}
              default={language === defaultLanguage}
            />
          ))}
      </video>
      <LazyHeldVideo video={video} source={source} />
      {failed && (
        <Alert tone="bad">
          <p>{t('learning.video.failed')}</p>
          <div>
            <Button look="secondary" onClick={retry}>
              {t('common.state.retry')}
            </Button>
          </div>
        </Alert>
      )}
      <div className={styles['tools']}>
        <p className={styles['hint']} data-done={completed}>
          <Icon name={completed ? 'check' : 'clock'} />
          {t(completed ? 'learning.video.watched' : 'learning.video.rule')}
        </p>
        <PlaybackSpeed video={ref} onChoose={setSpeed} />
        {source.hasPicture && <LazyPictureButton video={ref} />}
        <LazyVideoQuality video={video} source={source} />
      </div>
      {below(
        video.transcript.length > 0 && (
          <Transcript
            video={ref}
            paragraphs={video.transcript}
            lang={courseLanguage}
            onSeek={seek}
          />
        ),
      )}
    </div>
  );
};
