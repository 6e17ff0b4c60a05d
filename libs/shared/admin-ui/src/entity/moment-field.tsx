import { useTranslation } from '@lms/i18n';
import Input from 'antd/es/input/Input';
import { getIn, useFormikContext } from 'formik';
import { useValueWords } from '../edit/value-words';
import { FieldBox } from '../fields/field-box';
import { fromDhaka, toDhaka } from './dhaka-time';

/** Date and time in Dhaka, or none; the value is an instant in UTC. */
export const MomentField = ({ name, hint }: { name: string; hint?: string }) => {
  const { t, formats } = useTranslation();
  const { values, setFieldValue, handleBlur } = useFormikContext();
  useValueWords(name, (value) => (value ? formats.dateTime(String(value)) : ''));
  const zone = [t('quizzes.hint.zone'), hint].filter(Boolean).join(' ');
  return (
    <FieldBox name={name} hint={zone}>
      {(control) => (
        <Input
          type="datetime-local"
          {...control}
          value={toDhaka(getIn(values, name) as string | null)}
          onChange={({ target }) => void setFieldValue(name, fromDhaka(target.value))}
          onBlur={handleBlur}
        />
      )}
    </FieldBox>
  );
};
