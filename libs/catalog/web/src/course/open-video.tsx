import type { CourseLanguage, LessonVideo } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import styles from './open-video.module.css';

interface OpenVideoProps {
  url: string;
  posterUrl: string | null;
  captions: LessonVideo['captions'];
  /** Language of the course; captions in it are shown at once. */
  language?: CourseLanguage;
}

/** Public video, loaded when it is played; until then its poster or a drawn one is shown. */
export const OpenVideo = ({ url, posterUrl, captions, language }: OpenVideoProps) => {
  const { t } = useTranslation();
  return (
    <video
      controls
      aria-label={t('catalog.course.preview')}
      preload="none"
      poster={posterUrl ?? '/media/video.svg'}
      className={styles['video']}
    >
      <source src={url} type="video/mp4" />
      {captions.map((caption) => (
        <track
          key={caption.language}
          kind="captions"
          srcLang={caption.language}
          label={t(`common.courseLanguage.${caption.language}`)}
          src={caption.url}
          default={caption.language === language}
        />
      ))}
    </video>
  );
};
