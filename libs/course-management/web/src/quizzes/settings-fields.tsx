import { CheckboxField, MomentField, SelectField, TextField } from '@lms/admin-ui';
import { gradingMethods, quizKinds } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { RichTextField } from '../fields/rich-text-field';
import { CourseField } from './course-field';
import { QuizNumberField } from './number-field';
import styles from './quizzes.module.css';
import { ReviewFields } from './review-fields';

interface SettingsFieldsProps {
  /** Course of a stored quiz. */
  course?: { id: string; title: string };
  /** True after the first attempt: the quiz can't move to another course. */
  isFrozen: boolean;
  disabled: boolean;
}

/** General fields of a quiz: title, course, instructions. */
export const SettingsFields = ({ course, isFrozen, disabled }: SettingsFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <TextField name="title" />
      <div className={styles['columns']}>
        <CourseField stored={course} disabled={isFrozen} />
        <SelectField
          name="kind"
          options={quizKinds.map((value) => ({ value, label: t(`quizzes.kind.${value}`) }))}
        />
      </div>
      <RichTextField name="instructions" disabled={disabled} />
    </>
  );
};

/** Fields of a quiz's rules: limits, dates, marking. */
export const RuleFields = ({ hasAttempts }: { hasAttempts: boolean }) => {
  const { t } = useTranslation();
  const judged = hasAttempts ? t('quizzes.hint.judged') : undefined;
  return (
    <>
      <div className={styles['columns']}>
        <QuizNumberField name="timeLimitMinutes" hint={t('quizzes.hint.noLimit')} nullable />
        <QuizNumberField name="graceMinutes" hint={t('quizzes.hint.grace')} />
        <QuizNumberField name="attemptsAllowed" hint={t('quizzes.hint.attempts')} />
        <QuizNumberField name="passMark" hint={judged} />
        <SelectField
          name="gradingMethod"
          hint={judged}
          options={gradingMethods.map((value) => ({
            value,
            label: t(`quizzes.method.${value}`),
          }))}
        />
        <MomentField name="opensAt" hint={t('quizzes.hint.noLimit')} />
        <MomentField name="closesAt" hint={t('quizzes.hint.noLimit')} />
        <QuizNumberField name="penalty" hint={t('quizzes.hint.penalty')} />
      </div>
      <CheckboxField name="shuffleQuestions" />
      <CheckboxField name="shuffleOptions" />
      <ReviewFields />
    </>
  );
};
