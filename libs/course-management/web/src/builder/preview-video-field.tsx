import type { CourseDraft } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { FileUpload } from '../uploads/file-upload';
import styles from './builder.module.css';
import { CaptionFields } from './caption-fields';
import { CaptionedVideo } from './captioned-video';

/** Short video that visitors see before they enrol. */
export const PreviewVideoField = () => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<CourseDraft>();
  const label = t('courses.field.previewVideoUrl');
  return (
    <div role="group" aria-label={label} className={styles['group']} data-field="previewVideoUrl">
      <strong aria-hidden="true">{label}</strong>
      {values.previewVideoUrl && (
        <>
          <CaptionedVideo
            src={values.previewVideoUrl}
            captions={values.previewCaptions ?? []}
            language={values.language}
          />
          <div>
            <Button danger onClick={() => void setFieldValue('previewVideoUrl', null)}>
              {t('courses.form.removeVideo')}
            </Button>
          </div>
        </>
      )}
      <FileUpload
        kind="VIDEO"
        label={label}
        onDone={({ url }) => void setFieldValue('previewVideoUrl', url)}
      />
      {values.previewVideoUrl && (
        <CaptionFields
          field="previewCaptions"
          captions={values.previewCaptions ?? []}
          onChange={(captions) => void setFieldValue('previewCaptions', captions)}
        />
      )}
    </div>
  );
};
