import { EmptyList, ErrorState, Notice, ProblemNotice, whileBusy } from '@lms/admin-ui';
import type { Quiz, Regrade } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, Skeleton } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';
import { RegradeChanges } from './regrade-changes';
import { leftOf, RegradeProgress } from './regrade-progress';

/** Regrades finished attempts, after a preview of the changes. */
export const RegradePanel = ({ quiz }: { quiz: Quiz }) => {
  const { t } = useTranslation();
  return (
    <section className={styles['panel']} aria-labelledby="quiz-regrade">
      <h2 id="quiz-regrade">{t('quizzes.regrade.title')}</h2>
      <p>{t('quizzes.regrade.text')}</p>
      {quiz.attemptCount === 0 ? (
        <EmptyList text={t('quizzes.regrade.noAttempts')} />
      ) : (
        <Plan quizId={quiz.id} />
      )}
    </section>
  );
};

const Plan = ({ quizId }: { quizId: string }) => {
  const { t } = useTranslation();
  const [done, setDone] = useState<Regrade>();
  const [regrade, { isLoading, error: failure }] = quizToolsApi.useRegradeQuizMutation();
  const { currentData, error, isFetching, refetch } = quizToolsApi.usePlanRegradeQuery(quizId, {
    refetchOnMountOrArgChange: true,
    skip: done !== undefined,
  });
  const apply = async () => {
    const { data } = await regrade(quizId);
    if (data) setDone(data);
  };
  if (done?.queued) return <RegradeProgress quizId={quizId} total={leftOf(done)} />;
  if (done) {
    return (
      <Notice tone="good">
        <p>{t('quizzes.regrade.done', { count: done.changes.length })}</p>
        {done.completions > 0 && (
          <p>{t('quizzes.regrade.completed', { count: done.completions })}</p>
        )}
      </Notice>
    );
  }
  if (error && !isFetching) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!currentData || isFetching) {
    return (
      <Loading>
        <Skeleton height={12} />
      </Loading>
    );
  }
  const { changes, attempts, completions } = currentData;
  if (leftOf(currentData) === 0) {
    return <Notice silent>{t('quizzes.regrade.none', { count: attempts })}</Notice>;
  }
  return (
    <>
      {changes.length > 0 && <RegradeChanges changes={changes} />}
      {completions > 0 && <p>{t('quizzes.regrade.completions', { count: completions })}</p>}
      {failure && <ProblemNotice problem={toCallProblem(failure)} />}
      <div>
        <Button type="primary" {...whileBusy(isLoading)} onClick={() => void apply()}>
          {t('quizzes.regrade.confirm')}
        </Button>
      </div>
    </>
  );
};
