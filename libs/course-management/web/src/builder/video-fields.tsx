import type { CourseLanguage } from '@lms/contract';
import type { CourseDraft, DraftLesson, Upload } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { FileUpload } from '../uploads/file-upload';
import styles from './builder.module.css';
import { type AddedCaptions, CaptionFields } from './caption-fields';
import { CaptionedVideo } from './captioned-video';
import { LighterVideoFields } from './lighter-video-fields';

type Video = NonNullable<DraftLesson['video']>;

interface VideoFieldsProps {
  path: string;
  lesson: DraftLesson;
  language: CourseLanguage;
  mayWrite: boolean;
}

const secondsPerMinute = 60;

/** Video of a lesson with its captions. A new video keeps the captions of the old one. */
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
  const setCaptions = (captions: Video['captions'], added?: AddedCaptions) => {
    if (!video) return;
    const isSpoken = added?.language === language || video.transcript.length === 0;
    const kept = captions.length > 0 ? video.transcript : [];
    const transcript = (isSpoken && added?.transcript) || kept;
    set({ ...video, captions, transcript });
  };
  // The lighter versions were of the video before.
  const store = ({ url, bytes, posterUrl, durationSeconds }: Upload) => {
    set({
      url,
      bytes,
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
            <CaptionedVideo
              src={video.url}
              poster={video.posterUrl ?? undefined}
              captions={video.captions}
              language={language}
              onLoadedMetadata={({ currentTarget: { duration } }) => {
                if (!mayWrite || video.durationSeconds > 0 || !Number.isFinite(duration)) return;
                set({ ...video, durationSeconds: duration });
                setLength(duration);
              }}
            />
            <div>
              <Button danger onClick={() => set(null)}>
                {t('courses.form.removeVideo')}
              </Button>
            </div>
          </>
        )}
        <FileUpload kind="VIDEO" label={t('courses.lesson.video')} onDone={store} />
      </div>
      {video && <LighterVideoFields video={video} onChange={set} />}
      {video && <CaptionFields field="captions" captions={video.captions} onChange={setCaptions} />}
    </>
  );
};
