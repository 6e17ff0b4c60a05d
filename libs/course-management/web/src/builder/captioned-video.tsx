import type { CourseLanguage, LessonVideo } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { VideoHTMLAttributes } from 'react';
import styles from './builder.module.css';

interface CaptionedVideoProps extends VideoHTMLAttributes<HTMLVideoElement> {
  src: string;
  captions: LessonVideo['captions'];
  /** The course's: captions in it are shown at once. */
  language: CourseLanguage;
}

/** A film with its captions. */
export const CaptionedVideo = ({ captions, language, ...video }: CaptionedVideoProps) => {
  const { t } = useTranslation();
  return (
    <video
      // A film that plays takes no captions that come later.
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
