import { useTranslation } from '@lms/i18n';
import { FieldNotes, useField } from '@lms/ui';
import { useFormikContext } from 'formik';
import styles from './ratings.module.css';

const choices = [1, 2, 3, 4, 5];

/** Choice of one to five stars. */
export const StarsField = () => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<{ stars?: number }>();
  const { label, error, control } = useField('stars');
  return (
    <div>
      <p id={`${control.id}-label`} className={styles['label']}>
        {label}
      </p>
      <div
        id={control.id}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={`${control.id}-label`}
        aria-required={control['aria-required']}
        aria-invalid={control['aria-invalid']}
        aria-describedby={control['aria-describedby']}
        className={styles['stars']}
      >
        {choices.map((count) => (
          <label key={count} className={styles['star']}>
            <input
              type="radio"
              name={`${control.id}-choice`}
              checked={values.stars === count}
              onChange={() => void setFieldValue('stars', count)}
            />
            {t('ratings.count', { count })}
          </label>
        ))}
      </div>
      <FieldNotes id={control.id} error={error} />
    </div>
  );
};
