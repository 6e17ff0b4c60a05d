import { FieldBox, plainDigits } from '@lms/admin-ui';
import { Input } from 'antd';
import { getIn, useFormikContext } from 'formik';

/** Optional number field. */
export const CountField = ({ name, hint }: { name: string; hint?: string }) => {
  const { values, setFieldValue, setFieldTouched } = useFormikContext();
  return (
    <FieldBox name={name} hint={hint}>
      {(control) => (
        <Input
          type="number"
          step="any"
          min={0}
          {...plainDigits}
          {...control}
          value={(getIn(values, name) as number | undefined) ?? ''}
          onChange={({ target }) =>
            void setFieldValue(name, target.value === '' ? undefined : target.valueAsNumber)
          }
          onBlur={() => void setFieldTouched(name)}
        />
      )}
    </FieldBox>
  );
};
