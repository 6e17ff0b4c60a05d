import { getIn, useFormikContext } from 'formik';
import { FieldNotes, useField } from '@lms/ui';
import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface ChoicesFieldProps {
  name: string;
  options: readonly { value: string; label: ReactNode; lang?: string }[];
  /** Says why there is nothing to choose. */
  empty?: string;
  /** Stands above the boxes, such as a search for more of them. */
  children?: ReactNode;
}

/** Any of several, as boxes to tick. */
export const ChoicesField = ({ name, options, empty, children }: ChoicesFieldProps) => {
  const { values, setFieldValue } = useFormikContext();
  const { label, error, control } = useField(name);
  const chosen = getIn(values, name) as string[];
  return (
    <fieldset
      className={styles['choices']}
      tabIndex={-1}
      data-field={name}
      aria-describedby={control['aria-describedby']}
    >
      <legend>{label}</legend>
      {children}
      {options.length === 0 && empty && <p className={styles['small']}>{empty}</p>}
      {options.map(({ value, label: text, lang }) => (
        <label key={value} className={styles['check']}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              void setFieldValue(
                name,
                target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
              )
            }
          />
          <span lang={lang}>{text}</span>
        </label>
      ))}
      <FieldNotes id={control.id} error={error} />
    </fieldset>
  );
};
