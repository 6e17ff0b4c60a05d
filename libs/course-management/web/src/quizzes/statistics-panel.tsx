import { EmptyList, ErrorState, Notice } from '@lms/admin-ui';
import type { Quiz } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, Skeleton } from '@lms/ui';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';
import { StatisticsQuestions } from './statistics-questions';
import { StatisticsWhole } from './statistics-whole';

const Figures = ({ quizId }: { quizId: string }) => {
  const { t } = useTranslation();
  const { currentData, error, isFetching, refetch } = quizToolsApi.useGetQuizStatisticsQuery(
    quizId,
    { refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!currentData) {
    return (
      <Loading>
        <Skeleton height={20} />
      </Loading>
    );
  }
  const { whole, questions, isCounting } = currentData;
  return (
    <>
      {isCounting && <Notice silent>{t('quizzes.statistics.counting')}</Notice>}
      {whole ? (
        <StatisticsWhole whole={whole} />
      ) : (
        <EmptyList text={t('quizzes.statistics.none')} />
      )}
      {questions.length > 0 && <StatisticsQuestions questions={questions} />}
    </>
  );
};

/** Statistics of a quiz and of its questions. */
export const StatisticsPanel = ({ quiz }: { quiz: Quiz }) => {
  const { t } = useTranslation();
  return (
    <section className={styles['panel']} aria-labelledby="quiz-statistics">
      <h2 id="quiz-statistics">{t('quizzes.statistics.title')}</h2>
      <p>{t('quizzes.statistics.text')}</p>
      <Figures quizId={quiz.id} />
    </section>
  );
};
