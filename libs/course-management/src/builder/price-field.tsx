import type { CourseDraft } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { FieldNotes, Input, useField } from '@lms/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import styles from './builder.module.css';

const poishaOfTaka = 100;

/** Poisha as taka, to be typed. */
const toTaka = (poisha: number) => String(poisha / poishaOfTaka);
const toPoisha = (taka: string) => Math.round(Number(taka) * poishaOfTaka);

/** The price, typed in taka and kept in poisha. */
export const PriceField = () => {
  const { t, formats } = useTranslation();
  const { values, setFieldValue, setFieldTouched } = useFormikContext<CourseDraft>();
  const { price } = values;
  const { label, error, control } = useField('price', true);
  const [typed, setTyped] = useState(toTaka(price));
  const shown = toPoisha(typed) === price ? typed : toTaka(price);
  const hint =
    price === 0
      ? t('courses.form.priceFree')
      : t('courses.form.price', { price: formats.money(price) });
  return (
    <div className={styles['group']}>
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
          void setFieldValue('price', toPoisha(target.value));
        }}
        onBlur={() => void setFieldTouched('price')}
      />
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
