import { type Edit, EditForm, Fieldset, SubmitButton } from '@lms/admin-ui';
import { type Quiz, type QuizInput, quizSchema } from '@lms/course-management/contract';
import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import type { AnyObject, ObjectSchema } from 'yup';
import { courseCalls } from '../courses/courses-api';
import { FrozenMeanwhile, FrozenNote } from './frozen-note';
import { ItemsEditor } from './items-editor';
import { QuizGlance } from './quiz-glance';
import { useQuizLabels, useValueText } from './quiz-texts';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';
import { RuleFields, SettingsFields } from './settings-fields';

interface QuizFormProps {
  /** Set once the quiz is stored. */
  quiz?: Quiz;
  edit: Edit<Quiz, QuizInput>;
  mayWrite: boolean;
  onSubmit: (values: QuizInput) => Promise<CallProblem | undefined>;
  onUnsaved?: (isUnsaved: boolean) => void;
}

/** Form of a quiz's settings and items. */
export const QuizForm = (props: QuizFormProps) => {
  const { edit, onSubmit, onUnsaved } = props;
  const labels = useQuizLabels();
  const textOf = useValueText();
  return (
    <EditForm
      edit={edit}
      schema={quizSchema as unknown as ObjectSchema<AnyObject>}
      labels={labels}
      textOf={textOf}
      onUnsaved={onUnsaved}
      onSubmit={(values) => onSubmit(values as QuizInput)}
      explain={({ code }) =>
        code === 'quiz.frozen' && (
          <FrozenMeanwhile storedItems={() => edit.opened?.saved.items ?? []} />
        )
      }
    >
      <Fields {...props} />
    </EditForm>
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
    <div className={styles['form']}>
      <div>
        <Fieldset className={styles['plain']} disabled={!mayWrite}>
          <h2>{t('quizzes.editor.settings')}</h2>
          <SettingsFields course={stored} isFrozen={isFrozen} disabled={!mayWrite} />
        </Fieldset>
        <section className={styles['panel']} aria-labelledby="quiz-items">
          <h2 id="quiz-items">{t('quizzes.field.items')}</h2>
          {isFrozen && <FrozenNote attemptCount={quiz.attemptCount} />}
          <Fieldset className={styles['plain']} disabled={!mayWrite || isFrozen}>
            <ItemsEditor
              references={references}
              organizationId={course?.organizationId ?? quiz?.organizationId}
              mayChange={mayWrite && !isFrozen}
            />
          </Fieldset>
        </section>
        <Fieldset className={styles['plain']} disabled={!mayWrite}>
          <h2>{t('quizzes.editor.rules')}</h2>
          <RuleFields hasAttempts={isFrozen} />
        </Fieldset>
        {mayWrite && (
          <div className={styles['save']}>
            <SubmitButton data-key="ctrl s">{t('common.action.save')}</SubmitButton>
          </div>
        )}
      </div>
      <QuizGlance />
    </div>
  );
};
