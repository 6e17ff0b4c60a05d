import { FieldNotes, Input, useField } from '@lms/ui';
import { getIn, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import styles from './fields.module.css';

const poishaOfTaka = 100;

/** Converts poisha to taka, as typed. */
const toTaka = (poisha: number) => String(poisha / poishaOfTaka);
const toPoisha = (taka: string) => Math.round(Number(taka) * poishaOfTaka);

/** Amount of money, typed in taka and stored in poisha. */
export const MoneyField = ({ name, hint }: { name: string; hint?: ReactNode }) => {
  const { values, setFieldValue, setFieldTouched } = useFormikContext();
  const poisha = getIn(values, name) as number;
  const { label, error, control } = useField(name, hint);
  const [typed, setTyped] = useState(toTaka(poisha));
  const shown = toPoisha(typed) === poisha ? typed : toTaka(poisha);
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <Input
        {...control}
        type="number"
        min={0}
        step="0.01"
        inputMode="decimal"
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          void setFieldValue(name, toPoisha(target.value));
        }}
        onBlur={() => void setFieldTouched(name)}
      />
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
