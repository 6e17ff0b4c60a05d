import type { DraftLesson, Upload } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { FileUpload } from '../uploads/file-upload';
import styles from './builder.module.css';

type Video = NonNullable<DraftLesson['video']>;

interface LighterVideoFieldsProps {
  video: Video;
  onChange: (video: Video) => void;
}

const bytesOfMegabyte = 1_000_000;

const versions = [
  { name: 'smaller', kind: 'VIDEO', remove: 'courses.lesson.removeSmaller' },
  { name: 'audio', kind: 'AUDIO', remove: 'courses.lesson.removeAudio' },
] as const;

/** Versions of a video for a slow link, with their sizes: smaller pictures, and sound alone. */
export const LighterVideoFields = ({ video, onChange }: LighterVideoFieldsProps) => {
  const { t, formats } = useTranslation();
  const size = (bytes: number) =>
    formats.number(bytes / bytesOfMegabyte, {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: 1,
    });
  return (
    <>
      {video.bytes !== undefined && (
        <p>{t('courses.lesson.fileSize', { size: size(video.bytes) })}</p>
      )}
      <p>{t('courses.lesson.lighterHint')}</p>
      {versions.map(({ name, kind, remove }) => {
        const version = video[name];
        return (
          <div key={name} className={styles['group']} data-field={name}>
            <FileUpload
              kind={kind}
              label={t(`courses.lesson.${name}`)}
              onDone={({ url, bytes }: Upload) => onChange({ ...video, [name]: { url, bytes } })}
            />
            {version && (
              <div>
                {t('courses.lesson.fileSize', { size: size(version.bytes) })}{' '}
                <Button danger onClick={() => onChange({ ...video, [name]: null })}>
                  {t(remove)}
                </Button>
              </div>
            )}
          </div>
        );
      })}
    </>
  );
};
