import { type CourseLanguage, courseLanguages, type DraftLesson, type Upload } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from '@lms/ui';
import { useState } from 'react';
import { FileUpload } from '../uploads/file-upload';
import styles from './builder.module.css';
import { CueList } from './cue-list';

type Video = NonNullable<DraftLesson['video']>;

interface CaptionFieldsProps {
  video: Video;
  /** The course's: captions in it make the transcript. */
  language: CourseLanguage;
  onChange: (video: Video) => void;
}

/** Captions by language: uploaded, looked at, mended or taken away. */
export const CaptionFields = ({ video, language, onChange }: CaptionFieldsProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<CourseLanguage>();
  const store = (of: CourseLanguage, { url, transcript }: Upload) => {
    const others = video.captions.filter((caption) => caption.language !== of);
    const isSpoken = of === language || video.transcript.length === 0;
    onChange({
      ...video,
      captions: [...others, { language: of, url }],
      transcript: isSpoken && transcript ? transcript : video.transcript,
    });
  };
  const remove = (of: CourseLanguage) => {
    const captions = video.captions.filter((caption) => caption.language !== of);
    const transcript = captions.length > 0 ? video.transcript : [];
    onChange({ ...video, captions, transcript });
  };
  return (
    <div className={styles['group']} data-field="captions">
      <h4>{t('courses.captions.title')}</h4>
      <p>{t('courses.captions.text')}</p>
      {courseLanguages.map((of) => {
        const caption = video.captions.find((candidate) => candidate.language === of);
        const name = t(`courses.language.${of}`);
        return (
          <div key={of} role="group" aria-label={name} className={styles['group']}>
            <strong aria-hidden="true">{name}</strong>
            {caption && (
              <div className={styles['actions']}>
                <Button
                  look="secondary"
                  aria-expanded={opened === of}
                  onClick={() => setOpened(opened === of ? undefined : of)}
                >
                  {t('courses.captions.edit')}
                </Button>
                <Button look="danger" onClick={() => remove(of)}>
                  {t('courses.captions.remove')}
                </Button>
              </div>
            )}
            {caption && opened === of && (
              <CueList
                key={caption.url}
                url={caption.url}
                language={of}
                onSaved={(upload) => {
                  store(of, upload);
                  setOpened(undefined);
                }}
              />
            )}
            <FileUpload
              kind="CAPTIONS"
              label={t('courses.captions.file', { language: name })}
              onDone={(upload) => store(of, upload)}
            />
          </div>
        );
      })}
    </div>
  );
};
