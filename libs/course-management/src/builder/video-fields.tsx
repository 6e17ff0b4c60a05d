import type { CourseDraft, CourseLanguage, DraftLesson, Upload } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import { useFormikContext } from 'formik';
import { FileUpload } from '../uploads/file-upload';
import styles from './builder.module.css';
import { CaptionFields } from './caption-fields';

type Video = NonNullable<DraftLesson['video']>;

interface VideoFieldsProps {
  path: string;
  lesson: DraftLesson;
  language: CourseLanguage;
  mayWrite: boolean;
}

const secondsPerMinute = 60;

/** The video of a lesson with its captions. A new film keeps the captions of the old one. */
export const VideoFields = ({ path, lesson, language, mayWrite }: VideoFieldsProps) => {
  const { t } = useTranslation();
  const { setFieldValue } = useFormikContext<CourseDraft>();
  const { video } = lesson;
  const set = (next: Video | null) => void setFieldValue(`${path}.video`, next);
  const setLength = (seconds: number) =>
    void setFieldValue(
      `${path}.durationMinutes`,
      Math.max(1, Math.round(seconds / secondsPerMinute)),
    );
  const store = ({ url, posterUrl, durationSeconds }: Upload) => {
    set({
      url,
      posterUrl,
      durationSeconds: durationSeconds ?? 0,
      captions: video?.captions ?? [],
      transcript: video?.transcript ?? [],
    });
    if (durationSeconds) setLength(durationSeconds);
  };
  return (
    <>
      <div className={styles['group']} data-field="video">
        {video && (
          <>
            <video
              key={video.captions.map(({ url }) => url).join()}
              className={styles['video']}
              src={video.url}
              poster={video.posterUrl ?? undefined}
              controls
              preload="metadata"
              crossOrigin="anonymous"
              onLoadedMetadata={({ currentTarget: { duration } }) => {
                if (!mayWrite || video.durationSeconds > 0 || !Number.isFinite(duration)) return;
                set({ ...video, durationSeconds: duration });
                setLength(duration);
              }}
            >
              {video.captions.map((caption) => (
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
            <div>
              <Button look="danger" onClick={() => set(null)}>
                {t('courses.form.removeVideo')}
              </Button>
            </div>
          </>
        )}
        <FileUpload kind="VIDEO" label={t('courses.lesson.video')} onDone={store} />
      </div>
      {video && <CaptionFields video={video} language={language} onChange={set} />}
    </>
  );
};
