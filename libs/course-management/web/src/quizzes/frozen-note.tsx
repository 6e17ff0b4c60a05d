import type { QuizItem } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Alert, Button } from '@lms/ui';
import { useFormikContext } from 'formik';

/** Says that learners have begun the quiz, what that means and what can still be done. */
export const FrozenNote = ({ attemptCount }: { attemptCount: number }) => {
  const { t } = useTranslation();
  return (
    <Alert tone="warn" silent>
      <p>{t('quizzes.editor.frozen', { count: attemptCount })}</p>
      <details>
        <summary>{t('quizzes.editor.why')}</summary>
        <p>{t('quizzes.editor.frozenWhy')}</p>
      </details>
    </Alert>
  );
};

/** A learner was faster than the author: the items go back to what is asked, all else can be saved. */
export const FrozenMeanwhile = ({ storedItems }: { storedItems: () => QuizItem[] }) => {
  const { t } = useTranslation();
  const { setFieldValue } = useFormikContext();
  return (
    <>
      <p>{t('problems.quiz.frozen')}</p>
      <Button look="secondary" onClick={() => void setFieldValue('items', storedItems())}>
        {t('quizzes.editor.storedItems')}
      </Button>
    </>
  );
};
