import { type QuestionType, questionTypes } from '@lms/contract';
import type { QuestionInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Icon, useField } from '@lms/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { partsFor, partsOf, type PartsOfType } from './form-values';
import styles from './type-field.module.css';
import { typeIcons } from './type-icons';

/** Selects the question's type. Answers of the previous type return if the author switches back. */
export const TypeField = () => {
  const { t } = useTranslation();
  const { values, setValues } = useFormikContext<QuestionInput>();
  const { type } = values;
  const hint = t(`questions.typeHint.${type}`);
  const { label, control } = useField('type', hint);
  const [left, setLeft] = useState<Partial<Record<QuestionType, PartsOfType>>>({});
  const change = (next: QuestionType) => {
    setLeft({ ...left, [type]: partsOf(values) });
    void setValues({ ...values, ...(left[next] ?? partsFor(next, values)), type: next });
  };
  return (
    <div className={styles['field']}>
      <p className={styles['label']} aria-hidden="true">
        {label}
      </p>
      <div
        role="radiogroup"
        aria-label={label}
        aria-describedby={`${control.id}-hint`}
        className={styles['tiles']}
      >
        {questionTypes.map((value) => (
          <label key={value} className={styles['tile']}>
            <input
              type="radio"
              name="type"
              className="visually-hidden"
              value={value}
              checked={value === type}
              onChange={() => change(value)}
            />
            <Icon name={typeIcons[value]} size={18} />
            <span>{t(`questions.type.${value}`)}</span>
          </label>
        ))}
      </div>
      <p id={`${control.id}-hint`} className={styles['hint']}>
        {hint}
      </p>
    </div>
  );
};
