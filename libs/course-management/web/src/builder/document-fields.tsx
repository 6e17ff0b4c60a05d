import type { CourseDraft, DraftLesson } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { useFormikContext } from 'formik';
import { FileUpload } from '../uploads/file-upload';
import styles from './builder.module.css';

/** The document of a lesson. */
export const DocumentFields = ({ path, lesson }: { path: string; lesson: DraftLesson }) => {
  const { t } = useTranslation();
  const { setFieldValue } = useFormikContext<CourseDraft>();
  return (
    <div className={styles['group']} data-field="document">
      {lesson.document && (
        <a className={styles['file']} href={lesson.document.url} download={lesson.document.name}>
          <Icon name="document" /> {lesson.document.name}
        </a>
      )}
      <FileUpload
        kind="DOCUMENT"
        label={t('courses.lesson.document')}
        onDone={({ url, name, bytes }) =>
          void setFieldValue(`${path}.document`, { url, name, bytes })
        }
      />
    </div>
  );
};
