import { useTranslation } from '@lms/i18n';
import { useField } from '@lms/ui';
import { Button } from 'antd';
import { getIn, useFormikContext } from 'formik';
import { FileUpload } from '../uploads/file-upload';
import styles from './fields.module.css';

/** Picture that is uploaded at once; the value is its address. */
export const PictureField = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext();
  const { label } = useField(name);
  const url = getIn(values, name) as string | null;
  return (
    <div role="group" aria-label={label} className={styles['field']} data-field={name}>
      <strong aria-hidden="true">{label}</strong>
      {url && (
        <div className={styles['picture']}>
          <img src={url} alt={t('courses.form.currentPicture')} />
          <Button danger onClick={() => void setFieldValue(name, null)}>
            {t('courses.form.removePicture')}
          </Button>
        </div>
      )}
      <FileUpload
        kind="IMAGE"
        label={label ?? ''}
        onDone={(upload) => void setFieldValue(name, upload.url)}
      />
    </div>
  );
};
