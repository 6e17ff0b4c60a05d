import { Conflict, MergedNote, type MergedValues } from '@lms/admin-ui';
import { type Quiz, type QuizInput, type QuizItem, quizSchema } from '@lms/contract';
import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Form, SubmitButton } from '@lms/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { courseCalls } from '../courses/courses-api';
import { FrozenMeanwhile, FrozenNote } from './frozen-note';
import { ItemsEditor } from './items-editor';
import { useQuizLabels, useValueText } from './quiz-texts';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';
import { RuleFields, SettingsFields } from './settings-fields';

interface QuizFormProps {
  /** Once it is stored. */
  quiz?: Quiz;
  initialValues: QuizInput;
  savedValues: QuizInput;
  merged?: MergedValues<QuizInput>;
  mayWrite: boolean;
  onSubmit: (values: QuizInput) => Promise<CallProblem | undefined>;
  onUnsaved?: (isUnsaved: boolean) => void;
  /** Brings what was typed together with what somebody else has saved. */
  onMerge?: (typed: QuizInput) => Promise<void>;
  /** What is stored of the items by now. */
  storedItems?: () => QuizItem[];
}

/** The settings and the questions of a quiz. */
export const QuizForm = (props: QuizFormProps) => {
  const { initialValues, savedValues, merged, onSubmit, onUnsaved, onMerge } = props;
  const { storedItems = () => savedValues.items } = props;
  const [isMerging, setIsMerging] = useState(false);
  const labels = useQuizLabels();
  const textOf = useValueText();
  const merge = async (typed: QuizInput) => {
    setIsMerging(true);
    await onMerge?.(typed);
    setIsMerging(false);
  };
  return (
    <Form
      schema={quizSchema as unknown as ObjectSchema<AnyObject>}
      initialValues={initialValues as AnyObject}
      savedValues={savedValues as AnyObject}
      labels={labels}
      onUnsaved={onUnsaved}
      onSubmit={(values) => onSubmit(values as QuizInput)}
      explain={(problem, values) => {
        if (problem.code === 'quiz.frozen') return <FrozenMeanwhile storedItems={storedItems} />;
        return (
          problem.code === 'entity.conflict' && (
            <Conflict
              problem={problem}
              busy={isMerging}
              onMerge={() => void merge(values as QuizInput)}
            />
          )
        );
      }}
    >
      {merged && <MergedNote {...merged} textOf={textOf} />}
      <Fields {...props} />
    </Form>
  );
};

const Fields = ({ quiz, mayWrite }: QuizFormProps) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<QuizInput>();
  const { data: references } = quizToolsApi.useGetQuizReferencesQuery(quiz?.id ?? '', {
    skip: quiz === undefined,
  });
  const { data: course } = courseCalls.useGet(values.courseId, { skip: values.courseId === '' });
  const isFrozen = quiz !== undefined && quiz.attemptCount > 0;
  const stored = quiz && { id: quiz.courseId, title: quiz.courseTitle };
  return (
    <>
      <fieldset className={styles['plain']} disabled={!mayWrite}>
        <h2>{t('quizzes.editor.settings')}</h2>
        <SettingsFields course={stored} isFrozen={isFrozen} disabled={!mayWrite} />
      </fieldset>
      <section className={styles['panel']} aria-labelledby="quiz-items">
        <h2 id="quiz-items">{t('quizzes.field.items')}</h2>
        {isFrozen && <FrozenNote attemptCount={quiz.attemptCount} />}
        <fieldset className={styles['plain']} disabled={!mayWrite || isFrozen}>
          <ItemsEditor
            references={references}
            organizationId={course?.organizationId ?? quiz?.organizationId}
            mayChange={mayWrite && !isFrozen}
          />
        </fieldset>
      </section>
      <fieldset className={styles['plain']} disabled={!mayWrite}>
        <h2>{t('quizzes.editor.rules')}</h2>
        <RuleFields />
      </fieldset>
      {mayWrite && (
        <div className={styles['save']}>
          <SubmitButton>{t('common.action.save')}</SubmitButton>
        </div>
      )}
    </>
  );
};
