import { FieldNotes, useField } from '@lms/ui';
import { Checkbox } from 'antd';
import { getIn, useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import styles from './choices-field.module.css';
import { useValueWords } from './edit/value-words';
import { ChoicesProblem, type ChoicesQuery } from './entity/choices-problem';
import { EmptyList } from './notice/empty-list';

interface ChoicesFieldProps {
  name: string;
  options: readonly { value: string; label: ReactNode; lang?: string }[];
  /** Text shown once it is known that there are no options. */
  empty?: string;
  /** Query that loads the options. */
  query?: ChoicesQuery;
  /** Content above the boxes, such as a search for more options. */
  children?: ReactNode;
}

/** Checkboxes for any number of options. Values that are not among the options are kept. */
export const ChoicesField = ({ name, options, empty, query, children }: ChoicesFieldProps) => {
  const { values, setFieldValue } = useFormikContext();
  const { label, error, control } = useField(name);
  const chosen = getIn(values, name) as string[];
  useValueWords(name, (values) =>
    (values as string[])
      .map((value) => options.find((option) => option.value === value)?.label ?? value)
      .join(', '),
  );
  const toggle = (value: string, isChosen: boolean) =>
    void setFieldValue(
      name,
      isChosen ? [...chosen, value] : chosen.filter((other) => other !== value),
    );
  return (
    <fieldset
      className={styles['choices']}
      tabIndex={-1}
      data-field={name}
      aria-describedby={control['aria-describedby']}
    >
      <legend>{label}</legend>
      {children}
      {query && <ChoicesProblem query={query} />}
      {options.length === 0 && empty && !query?.isFetching && !query?.error && (
        <div className={styles['empty']}>
          <EmptyList text={empty} />
        </div>
      )}
      {options.map(({ value, label: text, lang }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) => toggle(value, target.checked)}
        >
          <span lang={lang}>{text}</span>
        </Checkbox>
      ))}
      <FieldNotes id={control.id} error={error} />
    </fieldset>
  );
};
