import { Form, Modal, MomentField, SubmitButton } from '@lms/admin-ui';
import {
  type OverrideRules,
  type QuizOverride,
  quizOverrideSchema,
} from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import { LearnerField } from './learner-field';
import { QuizNumberField } from './number-field';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';

const noRules: QuizOverride = {
  userId: '',
  timeLimitMinutes: null,
  attemptsAllowed: null,
  opensAt: null,
  closesAt: null,
};

const seenRules = ({
  timeLimitMinutes,
  attemptsAllowed,
  opensAt,
  closesAt,
}: QuizOverride): OverrideRules => ({
  timeLimitMinutes,
  attemptsAllowed,
  opensAt,
  closesAt,
});

const rulesOf = (override: QuizOverride): QuizOverride => ({
  userId: override.userId,
  ...seenRules(override),
});

/**
 * Selects the learner; one who has rules already brings them along, as saving replaces them. What
 * was typed stays.
 */
const NewLearnerField = ({
  quizId,
  overrides,
}: Pick<OverrideDialogProps, 'quizId' | 'overrides'>) => {
  const { values, setValues } = useFormikContext<QuizOverride>();
  const storedOf = (userId: string) =>
    rulesOf(overrides.find((one) => one.userId === userId) ?? noRules);
  const choose = (userId: string) => {
    const before = storedOf(values.userId);
    const typed = Object.entries(values).filter(
      ([name, value]) => value !== before[name as keyof QuizOverride],
    );
    void setValues({ ...storedOf(userId), ...Object.fromEntries(typed), userId });
  };
  return <LearnerField name="userId" quizId={quizId} onChoose={choose} />;
};

interface OverrideDialogProps {
  quizId: string;
  /** Overrides of the quiz. */
  overrides: readonly QuizOverride[];
  /** `undefined` closes the dialog. */
  override: QuizOverride | 'new' | undefined;
  onClose: () => void;
}

/** Form of an override: one learner's own limits. */
export const OverrideDialog = ({ quizId, overrides, override, onClose }: OverrideDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [save] = quizToolsApi.useSaveOverrideMutation();
  const isNew = override === 'new';
  const known = isNew || !override ? noRules : override;
  const name = known.userName ?? '';
  return (
    <Modal
      open={override !== undefined}
      title={isNew ? t('quizzes.override.add') : t('quizzes.override.edit', { name })}
      onClose={onClose}
    >
      {override && (
        <Form
          schema={quizOverrideSchema}
          initialValues={rulesOf(known)}
          labels={{
            userId: t('quizzes.field.userId'),
            timeLimitMinutes: t('quizzes.field.timeLimitMinutes'),
            attemptsAllowed: t('quizzes.field.attemptsAllowed'),
            opensAt: t('quizzes.field.opensAt'),
            closesAt: t('quizzes.field.closesAt'),
          }}
          onSubmit={async (values) => {
            const seen = isNew ? overrides.find(({ userId }) => userId === values.userId) : known;
            const replaces = seen ? seenRules(seen) : null;
            const { error } = await save({ id: quizId, override: values, replaces });
            if (error) return toCallProblem(error);
            dispatch(toastShown({ type: 'success', message: t('quizzes.override.saved') }));
            onClose();
            return undefined;
          }}
        >
          {isNew && <NewLearnerField quizId={quizId} overrides={overrides} />}
          <p className={styles['small']}>{t('quizzes.hint.keeps')}</p>
          <div className={styles['columns']}>
            <QuizNumberField name="timeLimitMinutes" hint={t('quizzes.hint.noTime')} nullable />
            <QuizNumberField name="attemptsAllowed" hint={t('quizzes.hint.attempts')} nullable />
            <MomentField name="opensAt" />
            <MomentField name="closesAt" />
          </div>
          <SubmitButton data-key="ctrl s">{t('common.action.save')}</SubmitButton>
        </Form>
      )}
    </Modal>
  );
};
