import { type QuestionType, questionTypes } from '@lms/contract';
import type { QuestionInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { FieldNotes, Select, useField } from '@lms/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import styles from './editor.module.css';
import { partsFor, partsOf, type PartsOfType } from './form-values';

/** Selects the question's type. Answers of the previous type return if the author switches back. */
export const TypeField = () => {
  const { t } = useTranslation();
  const { values, setValues } = useFormikContext<QuestionInput>();
  const { type } = values;
  const hint = t(`questions.typeHint.${type}`);
  const { label, error, control } = useField('type', hint);
  const [left, setLeft] = useState<Partial<Record<QuestionType, PartsOfType>>>({});
  const change = (next: QuestionType) => {
    setLeft({ ...left, [type]: partsOf(values) });
    void setValues({ ...values, ...(left[next] ?? partsFor(next, values)), type: next });
  };
  return (
    <div className={styles['field']}>
      <label htmlFor={control.id}>{label}</label>
      <Select
        {...control}
        value={type}
        onChange={({ target }) => change(target.value as QuestionType)}
      >
        {questionTypes.map((value) => (
          <option key={value} value={value}>
            {t(`questions.type.${value}`)}
          </option>
        ))}
      </Select>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
};
