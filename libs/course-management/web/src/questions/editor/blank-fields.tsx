import { Notice, SelectField } from '@lms/admin-ui';
import { blankKinds } from '@lms/contract';
import type { QuestionInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useField } from '@lms/ui';
import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { type RefObject, useRef, useState } from 'react';
import { BlankAnswers } from './answer-fields';
import { placeholderOf, withBlank, withoutBlank } from './blanks';
import { CountField } from './count-field';
import styles from './editor.module.css';
import { type Blank, newBlank } from './form-values';
import { GroupProblem } from './group-problem';
import { RemoveButton } from './remove-button';

interface BlankFieldsProps {
  mayWrite: boolean;
  /** Inserts words at the cursor of the text. */
  insertText: RefObject<((words: string) => void) | null>;
}

/** A removed blank, with the text before and after. */
interface Removed {
  blank: Blank;
  index: number;
  before: string;
  after: string;
}

/** FILL_IN_BLANKS: a blank for each placeholder in the text, inserted at the cursor. */
export const BlankFields = ({ mayWrite, insertText }: BlankFieldsProps) => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<QuestionInput>();
  const { label, error, control } = useField('blanks', true);
  const { text } = values;
  const blanks = values.blanks ?? [];
  const box = useRef<HTMLFieldSetElement>(null);
  const [removed, setRemoved] = useState<Removed>();
  const change = (next: { text: string; blanks: Blank[] }) => {
    void setFieldValue('text', next.text);
    void setFieldValue('blanks', next.blanks);
  };
  const add = () => {
    setRemoved(undefined);
    void setFieldValue('blanks', [...blanks, newBlank()]);
    insertText.current?.(placeholderOf(blanks.length + 1));
  };
  const remove = (blank: Blank, index: number) => {
    const next = withoutBlank({ text, blanks }, index);
    setRemoved({ blank, index, before: text, after: next.text });
    change(next);
    box.current?.focus();
  };
  const undo = ({ blank, index, before, after }: Removed) => {
    const next = withBlank({ text, blanks }, index, blank);
    change(text === after ? { ...next, text: before } : next);
    setRemoved(undefined);
    box.current?.focus();
  };
  return (
    <fieldset
      ref={box}
      id={control.id}
      tabIndex={-1}
      className={styles['parts']}
      aria-describedby={control['aria-describedby']}
    >
      <legend>{label}</legend>
      <p id={`${control.id}-hint`} className={styles['small']}>
        {t('questions.hint.blanks')}
      </p>
      <GroupProblem id={control.id} error={error} group={box} />
      {removed && (
        <Notice>
          <p>{t('questions.form.removed', { name: blankName(removed.index) })}</p>
          <div className={styles['row']}>
            <Button onClick={() => undo(removed)}>{t('questions.form.undo')}</Button>
          </div>
        </Notice>
      )}
      {mayWrite && (
        <div className={styles['row']}>
          <Button onClick={add}>{t('questions.form.addBlank')}</Button>
        </div>
      )}
      <ol className={styles['list']}>
        {blanks.map((blank, index) => (
          <li key={blank.id} className={styles['part']}>
            <div className={styles['blankHead']}>
              <h3>{blankName(index)}</h3>
              {mayWrite && (
                <RemoveButton name={blankName(index)} onClick={() => remove(blank, index)} />
              )}
            </div>
            <div className={styles['pair']}>
              <SelectField
                name={`blanks[${index}].kind`}
                options={blankKinds.map((value) => ({
                  value,
                  label: t(`questions.blankKind.${value}`),
                }))}
              />
              <CountField name={`blanks[${index}].weight`} hint={t('questions.hint.weight')} />
            </div>
            <BlankAnswers path={`blanks[${index}]`} kind={blank.kind} mayWrite={mayWrite} />
          </li>
        ))}
      </ol>
    </fieldset>
  );

  function blankName(index: number) {
    return t('questions.blank.name', { number: index + 1 });
  }
};
