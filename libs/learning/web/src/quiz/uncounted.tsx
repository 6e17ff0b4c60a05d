import { useTranslation } from '@lms/i18n';
import type { Attempt } from '@lms/learning/contract';
import { Alert } from '@lms/ui';

/** Names the questions with an answer that arrived too late to count. */
export const Uncounted = ({ questions, result }: Pick<Attempt, 'questions' | 'result'>) => {
  const { t } = useTranslation();
  const late = questions.flatMap(({ id }, index) =>
    result?.uncounted.includes(id) ? [index + 1] : [],
  );
  if (late.length === 0) return null;
  return (
    <Alert tone="warn">
      <p>{t('learning.result.uncounted', { count: late.length })}</p>
      <ul>
        {late.map((number) => (
          <li key={number}>{t('learning.submit.question', { number })}</li>
        ))}
      </ul>
    </Alert>
  );
};
