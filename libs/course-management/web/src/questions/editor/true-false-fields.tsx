import type { QuestionInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useField } from '@lms/ui';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import styles from './editor.module.css';
import { FeedbackField } from './feedback-field';
import { GroupProblem } from './group-problem';

/** TRUE_FALSE: the right answer, and feedback for both. */
export const TrueFalseFields = ({ mayWrite }: { mayWrite: boolean }) => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<QuestionInput>();
  const { error, control } = useField('answers');
  const box = useRef<HTMLFieldSetElement>(null);
  const choose = (right: string) =>
    void setFieldValue(
      'answers',
      values.answers.map((answer) => ({ ...answer, fraction: answer.text === right ? 1 : 0 })),
    );
  return (
    <fieldset ref={box} id={control.id} tabIndex={-1} className={styles['parts']}>
      <legend>{t('questions.trueFalse.legend')}</legend>
      <GroupProblem id={control.id} error={error} group={box} />
      {values.answers.map((answer, index) => (
        <div key={answer.id} className={`${styles['part']} ${styles['statement']}`}>
          <label className={styles['choice']}>
            <input
              type="radio"
              name="right"
              checked={answer.fraction === 1}
              onChange={() => choose(answer.text)}
            />
            {t(answer.text === 'true' ? 'questions.trueFalse.true' : 'questions.trueFalse.false')}
          </label>
          <FeedbackField name={`answers[${index}].feedback`} mayWrite={mayWrite} />
        </div>
      ))}
    </fieldset>
  );
};
