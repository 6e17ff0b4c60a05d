import { useTranslation } from '@lms/i18n';
import type { QuizResult, QuizStart } from '@lms/learning/contract';
import styles from './result.module.css';

const Missing = ({ result: { passed, needed } }: { result: QuizResult }) => {
  const { t, formats } = useTranslation();
  if (passed) return null;
  if (!needed) return <p>{t('learning.overall.stuck')}</p>;
  const percent = formats.percent(needed.percent);
  return (
    <p>
      {needed.attempts === 1
        ? t('learning.overall.neededNext', { percent })
        : t('learning.overall.neededEach', { percent, count: needed.attempts })}
    </p>
  );
};

/** Result of all attempts by the grading method, how it is made and what is missing for a pass. */
export const OverallResult = ({ quiz }: { quiz: QuizStart }) => {
  const { t, formats } = useTranslation();
  const { result, gradingMethod, attemptsAllowed } = quiz;
  // The best attempt speaks for itself, and a single one, too.
  if (!result || gradingMethod === 'HIGHEST' || attemptsAllowed === 1) return null;
  const percent = formats.percent(result.percent);
  return (
    <section className={`panel ${styles['result']}`} aria-labelledby="overall">
      <h2 id="overall">{t('learning.overall.title')}</h2>
      <p className={styles['overall']} data-passed={result.passed}>
        {t(result.passed ? 'learning.quiz.passedWith' : 'learning.quiz.failedWith', { percent })}
      </p>
      <p>
        {gradingMethod === 'AVERAGE'
          ? t('learning.overall.average', { count: result.attempts })
          : t(`learning.overall.made.${gradingMethod}`)}{' '}
        {t('learning.result.passMark', { percent: formats.percent(quiz.passMark) })}
      </p>
      <Missing result={result} />
    </section>
  );
};
