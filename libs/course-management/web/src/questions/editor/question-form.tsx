import { type Edit, EditForm, Fieldset, SubmitButton } from '@lms/admin-ui';
import type { QuestionContent } from '@lms/contract';
import type { Question, QuestionInput } from '@lms/course-management/contract';
import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import {
  type ReactNode,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react';
import styles from './editor.module.css';
import { questionFormSchema } from './form-schema';
import { useQuestionLabels } from './labels';
import { PreviewPart } from './preview-part';
import { QuestionFields } from './question-fields';
import { useValueText } from './value-text';

/** Changes the form's values from outside the form. */
export type ChangeValues = (change: (values: QuestionInput) => QuestionInput) => void;

interface QuestionFormProps {
  edit: Edit<Question, QuestionInput>;
  /** Id of the question being changed. */
  questionId?: string;
  mayWrite: boolean;
  onSave: (values: QuestionInput) => Promise<CallProblem | undefined>;
  changeRef: Ref<ChangeValues>;
  /** Shown above the button that saves. */
  note?: ReactNode;
}

/** Form of a question with a live preview beside it. */
export const QuestionForm = (props: QuestionFormProps) => {
  const { edit, questionId, mayWrite, onSave, changeRef, note } = props;
  const { t } = useTranslation();
  const labels = useQuestionLabels();
  const valueText = useValueText();
  const [values, setValues] = useState<Partial<QuestionInput>>(edit.opened?.values ?? {});
  const shown = useDeferredValue(values);
  return (
    <div className={styles['columns']}>
      <EditForm
        edit={edit}
        schema={questionFormSchema}
        labels={labels}
        textOf={valueText}
        onSubmit={(input) => onSave(input as QuestionInput)}
      >
        <Watch changeRef={changeRef} onChange={setValues} />
        <Fieldset className={styles['fields']} disabled={!mayWrite}>
          <QuestionFields questionId={questionId} mayWrite={mayWrite} />
        </Fieldset>
        {mayWrite && (
          <div className={styles['save']}>
            {note}
            <SubmitButton data-key="ctrl s">{t('common.action.save')}</SubmitButton>
            <a href="#question-preview">{t('questions.preview.title')}</a>
          </div>
        )}
      </EditForm>
      <section
        id="question-preview"
        tabIndex={-1}
        className={styles['preview']}
        aria-label={t('questions.preview.title')}
      >
        <h2>{t('questions.preview.title')}</h2>
        <PreviewPart content={shown as QuestionContent} mark={Number(shown.defaultMark) || 0} />
      </section>
    </div>
  );
};

interface WatchProps {
  changeRef: Ref<ChangeValues>;
  onChange: (values: QuestionInput) => void;
}

/** Connects the form to its preview, which is outside it so that its fields are not submitted. */
const Watch = ({ changeRef, onChange }: WatchProps) => {
  const { values, setValues } = useFormikContext<QuestionInput>();
  useEffect(() => onChange(values), [values, onChange]);
  useImperativeHandle(changeRef, () => (change) => void setValues(change(values)), [
    values,
    setValues,
  ]);
  return null;
};
