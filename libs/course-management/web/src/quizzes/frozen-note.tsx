import { Notice } from '@lms/admin-ui';
import type { QuizItem } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useFormikContext } from 'formik';

/** Note on a quiz with attempts: its items are frozen, other settings are not. */
export const FrozenNote = ({ attemptCount }: { attemptCount: number }) => {
  const { t } = useTranslation();
  return (
    <Notice tone="warn" silent>
      <p>{t('quizzes.editor.frozen', { count: attemptCount })}</p>
      <details>
        <summary>{t('quizzes.editor.why')}</summary>
        <p>{t('quizzes.editor.frozenWhy')}</p>
      </details>
    </Notice>
  );
};

/** Shown when an attempt started during the edit: the items are reset, everything else can be saved. */
export const FrozenMeanwhile = ({ storedItems }: { storedItems: () => QuizItem[] }) => {
  const { t } = useTranslation();
  const { setFieldValue } = useFormikContext();
  return (
    <>
      <p>{t('problems.quiz.frozen')}</p>
      <Button onClick={() => void setFieldValue('items', storedItems())}>
        {t('quizzes.editor.storedItems')}
      </Button>
    </>
  );
};
