import { FieldNotes, Input, useField } from '@lms/ui';
import { getIn, useFormikContext } from 'formik';
import styles from './editor.module.css';

/** Optional number field. */
export const CountField = ({ name, hint }: { name: string; hint?: string }) => {
  const { values, setFieldValue, setFieldTouched } = useFormikContext();
  const { label, error, control } = useField(name, hint);
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <Input
        type="number"
        step="any"
        min={0}
        {...control}
        value={(getIn(values, name) as number | undefined) ?? ''}
        onChange={({ target }) =>
          void setFieldValue(name, target.value === '' ? undefined : target.valueAsNumber)
        }
        onBlur={() => void setFieldTouched(name)}
      />
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
