import { Notice } from '@lms/admin-ui';
import type { Regrade } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Progress } from '@lms/ui';
import { quizToolsApi } from './quiz-tools-api';

/** Interval of the progress requests, in milliseconds. */
const pollMs = 10_000;

/** Counts what a regrade still has to store. */
export const leftOf = ({ changes, completions }: Regrade) => changes.length + completions;

interface RegradeProgressProps {
  quizId: string;
  /** Number of results and completions that the regrade changes. */
  total: number;
}

/** Progress of a queued regrade: a dry run returns the number of remaining changes. */
export const RegradeProgress = ({ quizId, total }: RegradeProgressProps) => {
  const { t } = useTranslation();
  const { data } = quizToolsApi.usePlanRegradeQuery(quizId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: pollMs,
    skipPollingIfUnfocused: true,
  });
  const left = Math.min(total, data ? leftOf(data) : total);
  if (left === 0) {
    return <Notice tone="good">{t('quizzes.regrade.done', { count: total })}</Notice>;
  }
  return (
    <>
      <Notice>{t('quizzes.regrade.queued')}</Notice>
      <Progress
        value={total === 0 ? 100 : ((total - left) / total) * 100}
        text={t('quizzes.regrade.progress', { done: total - left, total })}
      />
    </>
  );
};
