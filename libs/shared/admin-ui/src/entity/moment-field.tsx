import { useTranslation } from '@lms/i18n';
import { FieldNotes, Input, useField } from '@lms/ui';
import { getIn, useFormikContext } from 'formik';
import { fromDhaka, toDhaka } from './dhaka-time';
import styles from './fields.module.css';

/** Date and time in Dhaka, or none; the value is an instant in UTC. */
export const MomentField = ({ name, hint }: { name: string; hint?: string }) => {
  const { t } = useTranslation();
  const { values, setFieldValue, handleBlur } = useFormikContext();
  const zone = [t('quizzes.hint.zone'), hint].filter(Boolean).join(' ');
  const { label, error, control } = useField(name, zone);
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <Input
        type="datetime-local"
        {...control}
        value={toDhaka(getIn(values, name) as string | null)}
        onChange={({ target }) => void setFieldValue(name, fromDhaka(target.value))}
        onBlur={handleBlur}
      />
      <FieldNotes id={control.id} hint={zone} error={error} />
    </div>
  );
};
