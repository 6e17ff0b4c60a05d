import type { WholeQuizStatistics } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import styles from './quizzes.module.css';
import { useStatisticFormat } from './use-statistic-format';

/** Figures of the whole quiz, each with what it means. */
export const StatisticsWhole = ({ whole }: { whole: WholeQuizStatistics }) => {
  const { t, formats } = useTranslation();
  const { decimal, percent } = useStatisticFormat();
  const ofMax = (mark: number) =>
    t('quizzes.statistics.ofMax', { mark: decimal(mark), max: decimal(whole.maxMark) });
  const figures = [
    ['attempts', formats.number(whole.attempts)],
    ['mean', ofMax(whole.mean)],
    ['median', ofMax(whole.median)],
    ['standardDeviation', decimal(whole.standardDeviation)],
    ['skewness', decimal(whole.skewness)],
    ['kurtosis', decimal(whole.kurtosis)],
    ['internalConsistency', percent(whole.internalConsistency)],
    ['errorRatio', percent(whole.errorRatio)],
    ['standardError', decimal(whole.standardError)],
  ] as const;
  return (
    <dl className={styles['figures']}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`quizzes.statistics.${name}`)}</dt>
          <dd>
            <strong>{value}</strong>
            <p className={styles['small']}>{t(`quizzes.statistics.meaning.${name}`)}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
};
