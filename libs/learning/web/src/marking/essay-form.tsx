import { Form, NumberField, SubmitButton, TextAreaField } from '@lms/admin-ui';
import { code } from '@lms/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { type EssayMark, essayMarkSchema, type EssayToMark } from '@lms/learning/contract';
import { toastShown } from '@lms/ui';
import { useDispatch } from 'react-redux';
import { type AnyObject, number, type ObjectSchema } from 'yup';
import { MarkConflict } from './mark-conflict';
import { markingApi } from './marking-api';
import styles from './marking.module.css';

interface EssayFormProps {
  essay: EssayToMark;
  hasNext: boolean;
  onNext: () => void;
}

const schemaOf = ({ maxMark }: EssayToMark) =>
  essayMarkSchema.shape({
    mark: number().min(0, code('min')).max(maxMark, code('max')).required(code('required')),
  }) as unknown as ObjectSchema<AnyObject>;

/** Mark and comment for the learner. */
export const EssayForm = ({ essay, hasNext, onNext }: EssayFormProps) => {
  const { t, formats } = useTranslation();
  const dispatch = useDispatch();
  const [mark] = markingApi.useMarkEssayMutation();
  const { maxMark, markedAt } = essay;

  const save = async (body: EssayMark): Promise<CallProblem | undefined> => {
    const { data, error } = await mark({ essay, body });
    if (!data) return toCallProblem(error);
    const message = t(
      data.attemptStatus === 'GRADED' ? 'quizzes.essay.graded' : 'quizzes.essay.saved',
    );
    dispatch(toastShown({ type: 'success', message }));
    // After the form has noticed that it is saved: otherwise it asks before it is left.
    setTimeout(onNext);
    return undefined;
  };
  return (
    <div className={styles['form']}>
      <Form
        schema={schemaOf(essay)}
        initialValues={{ mark: essay.mark ?? '', comment: essay.comment ?? '', markedAt }}
        labels={{ mark: t('quizzes.field.mark'), comment: t('quizzes.field.comment') }}
        onSubmit={(values) => save(values as EssayMark)}
        explain={(problem, values) =>
          problem.code === 'entity.conflict' && (
            <MarkConflict
              essay={essay}
              problem={problem}
              onKeep={(readAt) => save({ ...(values as EssayMark), markedAt: readAt })}
              onLeave={onNext}
            />
          )
        }
      >
        <NumberField name="mark" hint={t('quizzes.essay.range', { max: formats.mark(maxMark) })} />
        <TextAreaField name="comment" lang={essay.language} hint={t('quizzes.essay.later')} />
        <div>
          <SubmitButton>
            {t(hasNext ? 'quizzes.essay.saveNext' : 'common.action.save')}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
};
