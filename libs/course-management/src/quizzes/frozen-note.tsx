import { useTranslation } from '@lms/i18n';
import { Alert } from '@lms/ui';

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
