import { type CourseLanguage, courseLanguages, type LessonVideo } from '@lms/contract';
import type { Upload } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import { FileUpload } from '../uploads/file-upload';
import styles from './builder.module.css';
import { CueList } from './cue-list';

type Captions = LessonVideo['captions'];

/** Captions that were just uploaded, with their transcript. */
export interface AddedCaptions {
  language: CourseLanguage;
  transcript?: Upload['transcript'];
}

interface CaptionFieldsProps {
  /** Field path that links of the checklist focus. */
  field: string;
  captions: Captions;
  onChange: (captions: Captions, added?: AddedCaptions) => void;
}

/** Captions by language: upload, view, edit and remove. */
export const CaptionFields = ({ field, captions, onChange }: CaptionFieldsProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<CourseLanguage>();
  const without = (of: CourseLanguage) => captions.filter(({ language }) => language !== of);
  const store = (language: CourseLanguage, { url, transcript }: Upload) =>
    onChange([...without(language), { language, url }], { language, transcript });
  return (
    <div
      role="group"
      aria-label={t('courses.captions.title')}
      className={styles['group']}
      data-field={field}
    >
      <strong aria-hidden="true">{t('courses.captions.title')}</strong>
      <p>{t('courses.captions.text')}</p>
      {courseLanguages.map((of) => {
        const caption = captions.find((candidate) => candidate.language === of);
        const name = t(`courses.language.${of}`);
        return (
          <div key={of} role="group" aria-label={name} className={styles['group']}>
            <strong aria-hidden="true">{name}</strong>
            {caption && (
              <div className={styles['actions']}>
                <Button
                  aria-expanded={opened === of}
                  onClick={() => setOpened(opened === of ? undefined : of)}
                >
                  {t('courses.captions.edit')}
                </Button>
                <Button danger onClick={() => onChange(without(of))}>
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
