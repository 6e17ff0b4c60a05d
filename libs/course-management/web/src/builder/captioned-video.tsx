import type { CourseLanguage, LessonVideo } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { VideoHTMLAttributes } from 'react';
import styles from './builder.module.css';

interface CaptionedVideoProps extends VideoHTMLAttributes<HTMLVideoElement> {
  src: string;
  captions: LessonVideo['captions'];
  /** Language of the course: captions in it are shown by default. */
  language: CourseLanguage;
}

/** Video player with captions. */
export const CaptionedVideo = ({ captions, language, ...video }: CaptionedVideoProps) => {
  const { t } = useTranslation();
  return (
    <video
      // A playing video ignores tracks that are added later.
      key={captions.map(({ url }) => url).join()}
      className={styles['video']}
      controls
      preload="metadata"
      crossOrigin="anonymous"
      {...video}
    >
      {captions.map((caption) => (
        <track
          key={caption.language}
          kind="captions"
          src={caption.url}
          srcLang={caption.language}
          label={t(`courses.language.${caption.language}`)}
          default={caption.language === language}
        />
      ))}
    </video>
  );
};
