import { useTranslation } from '@lms/i18n';
import Input from 'antd/es/input/Input';
import { getIn, useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { useValueWords } from '../edit/value-words';
import { FieldBox } from '../fields/field-box';
import { plainDigits } from '../fields/plain-digits';

const poishaOfTaka = 100;

/** Converts poisha to taka, as typed. */
const toTaka = (poisha: number | '') => (poisha === '' ? '' : String(poisha / poishaOfTaka));
const toPoisha = (taka: string) => Math.round(Number(taka) * poishaOfTaka);

/** Amount of money, typed in taka and stored in poisha. */
export const MoneyField = ({ name, hint }: { name: string; hint?: ReactNode }) => {
  const { formats } = useTranslation();
  const { values, setFieldValue, setFieldTouched } = useFormikContext();
  const poisha = getIn(values, name) as number | '';
  useValueWords(name, (value) => formats.money(Number(value)));
  const [typed, setTyped] = useState(toTaka(poisha));
  const shown = toPoisha(typed) === poisha ? typed : toTaka(poisha);
  return (
    <FieldBox name={name} hint={hint}>
      {(control) => (
        <Input
          {...plainDigits}
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
      )}
    </FieldBox>
  );
};
