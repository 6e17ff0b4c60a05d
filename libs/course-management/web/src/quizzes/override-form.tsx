import { EditForm, MomentField, SubmitButton, useEdit } from '@lms/admin-ui';
import {
  type OverrideRules,
  type Quiz,
  type QuizOverride,
  quizOverrideSchema,
} from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { LearnerField } from './learner-field';
import { QuizNumberField } from './number-field';
import { quizToolsApi } from './quiz-tools-api';
import { quizzesApi } from './quizzes-api';
import styles from './quizzes.module.css';

const noRules: OverrideRules = {
  timeLimitMinutes: null,
  attemptsAllowed: null,
  opensAt: null,
  closesAt: null,
};

const storedIn = ({ overrides }: Quiz, userId: string) =>
  overrides.find((one) => one.userId === userId);

export const rulesOf = ({
  timeLimitMinutes,
  attemptsAllowed,
  opensAt,
  closesAt,
}: OverrideRules) => ({
  timeLimitMinutes,
  attemptsAllowed,
  opensAt,
  closesAt,
});

const inputOf = (quiz: Quiz, userId: string): QuizOverride => ({
  userId,
  ...rulesOf(storedIn(quiz, userId) ?? noRules),
});

interface NewLearnerFieldProps {
  quiz: Quiz;
  onChoose: (userId: string) => void;
}

/**
 * Selects the learner; one who has rules already brings them along, as saving replaces them. What
 * was typed stays.
 */
const NewLearnerField = ({ quiz, onChoose }: NewLearnerFieldProps) => {
  const { values, setValues } = useFormikContext<QuizOverride>();
  const choose = (userId: string) => {
    const before = inputOf(quiz, values.userId);
    const typed = Object.entries(values).filter(
      ([name, value]) => value !== before[name as keyof QuizOverride],
    );
    onChoose(userId);
    void setValues({ ...inputOf(quiz, userId), ...Object.fromEntries(typed), userId });
  };
  return <LearnerField name="userId" quizId={quiz.id} onChoose={choose} />;
};

interface OverrideFormProps {
  quiz: Quiz;
  override: QuizOverride | 'new';
  onDone: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Form of an override: one learner's own limits. */
export const OverrideForm = ({ quiz, override, onDone, onUnsaved }: OverrideFormProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isNew = override === 'new';
  const [userId, setUserId] = useState(isNew ? '' : override.userId);
  const [save] = quizToolsApi.useSaveOverrideMutation();
  const [read] = quizzesApi.useLazyGetOwnQuizQuery();
  const edit = useEdit<Quiz, QuizOverride>({
    item: quiz,
    toInput: (stored) => inputOf(stored, userId),
    reload: () => read(quiz.id),
  });
  /** The quiz as this form has shown it, without what was saved elsewhere meanwhile. */
  const seen = edit.opened?.item ?? quiz;
  return (
    <EditForm
      edit={{ ...edit, reopen: (typed) => edit.reopen(typed, inputOf(seen, userId)) }}
      schema={quizOverrideSchema}
      labels={{
        userId: t('quizzes.field.userId'),
        timeLimitMinutes: t('quizzes.field.timeLimitMinutes'),
        attemptsAllowed: t('quizzes.field.attemptsAllowed'),
        opensAt: t('quizzes.field.opensAt'),
        closesAt: t('quizzes.field.closesAt'),
      }}
      onUnsaved={onUnsaved}
      onSubmit={async (values) => {
        const stored = storedIn(seen, values.userId);
        const replaces = stored ? rulesOf(stored) : null;
        const { error } = await save({ id: quiz.id, override: values, replaces });
        if (error) return toCallProblem(error);
        dispatch(toastShown({ type: 'success', message: t('quizzes.override.saved') }));
        onDone();
        return undefined;
      }}
    >
      {isNew && <NewLearnerField quiz={seen} onChoose={setUserId} />}
      <p className={styles['small']}>{t('quizzes.hint.keeps')}</p>
      <div className={styles['columns']}>
        <QuizNumberField name="timeLimitMinutes" hint={t('quizzes.hint.noTime')} nullable />
        <QuizNumberField name="attemptsAllowed" hint={t('quizzes.hint.attempts')} nullable />
        <MomentField name="opensAt" />
        <MomentField name="closesAt" />
      </div>
      <SubmitButton data-key="ctrl s">{t('common.action.save')}</SubmitButton>
    </EditForm>
  );
};
