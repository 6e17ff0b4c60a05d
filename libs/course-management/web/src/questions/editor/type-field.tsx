import { FieldBox, Select } from '@lms/admin-ui';
import { type QuestionType, questionTypes } from '@lms/contract';
import type { QuestionInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { partsFor, partsOf, type PartsOfType } from './form-values';

/** Selects the question's type. Answers of the previous type return if the author switches back. */
export const TypeField = () => {
  const { t } = useTranslation();
  const { values, setValues } = useFormikContext<QuestionInput>();
  const { type } = values;
  const [left, setLeft] = useState<Partial<Record<QuestionType, PartsOfType>>>({});
  const change = (next: QuestionType) => {
    setLeft({ ...left, [type]: partsOf(values) });
    void setValues({ ...values, ...(left[next] ?? partsFor(next, values)), type: next });
  };
  return (
    <FieldBox name="type" hint={t(`questions.typeHint.${type}`)}>
      {(control) => (
        <Select
          {...control}
          value={type}
          onChange={change}
          options={questionTypes.map((value) => ({ value, label: t(`questions.type.${value}`) }))}
        />
      )}
    </FieldBox>
  );
};
