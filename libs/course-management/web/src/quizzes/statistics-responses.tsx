import type { QuizQuestionStatistics } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import styles from './quizzes.module.css';
import { useStatisticFormat } from './use-statistic-format';

/** Counts of the responses to one question, the most frequent ones first. */
export const StatisticsResponses = ({ question }: { question: QuizQuestionStatistics }) => {
  const { t, formats } = useTranslation();
  const { percent } = useStatisticFormat();
  const { name, type, marked, responses } = question;
  const hasParts = responses.some(({ part }) => part !== null);
  const words = (choice: string | null) => {
    if (choice === null) return t('quizzes.statistics.noAnswer');
    if (type !== 'TRUE_FALSE') return choice;
    return t(choice === 'true' ? 'learning.question.true' : 'learning.question.false');
  };
  return (
    <details className={styles['responses']}>
      <summary>{name}</summary>
      <table className={styles['changes']}>
        <thead>
          <tr>
            {hasParts && <th scope="col">{t('quizzes.statistics.part')}</th>}
            <th scope="col">{t('quizzes.statistics.response')}</th>
            <th scope="col">{t('quizzes.statistics.earns')}</th>
            <th scope="col">{t('quizzes.statistics.count')}</th>
            <th scope="col">{t('quizzes.statistics.share')}</th>
          </tr>
        </thead>
        <tbody>
          {responses.map(({ part, choice, fraction, count }) => (
            <tr key={`${part ?? ''} ${choice ?? ''}`}>
              {hasParts && <td>{part}</td>}
              <th scope="row">{words(choice)}</th>
              <td>{percent(fraction === null ? null : 100 * fraction)}</td>
              <td>{formats.number(count)}</td>
              <td>{percent(marked > 0 ? (100 * count) / marked : null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
