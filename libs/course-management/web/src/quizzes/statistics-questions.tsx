import type { QuizQuestionStatistics } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import { questionPath } from '../questions/question-paths';
import styles from './quizzes.module.css';
import { StatisticsResponses } from './statistics-responses';
import { useStatisticFormat } from './use-statistic-format';

const percents = [
  'facility',
  'standardDeviation',
  'randomGuessScore',
  'intendedWeight',
  'effectiveWeight',
  'discrimination',
  'efficiency',
  'restCorrelation',
] as const;

/** Table of the questions of a quiz; each opens its response counts. */
export const StatisticsQuestions = ({ questions }: { questions: QuizQuestionStatistics[] }) => {
  const { t, formats } = useTranslation();
  const { percent } = useStatisticFormat();
  return (
    <>
      <h3>{t('quizzes.statistics.questions')}</h3>
      <div className={styles['scroll']}>
        <table className={styles['changes']}>
          <caption>{t('quizzes.statistics.questionsText')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('quizzes.statistics.question')}</th>
              <th scope="col">{t('quizzes.statistics.marked')}</th>
              {percents.map((name) => (
                <th key={name} scope="col">
                  {t(`quizzes.statistics.of.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questions.map((question) => (
              <tr key={question.questionId}>
                <th scope="row">
                  <Link to={questionPath(question.bankId, question.questionId)}>
                    {question.name}
                  </Link>
                  {question.isDrawn && (
                    <span className={styles['small']}> {t('quizzes.statistics.drawn')}</span>
                  )}
                </th>
                <td>{formats.number(question.marked)}</td>
                {percents.map((name) => (
                  <td key={name}>{percent(question[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3>{t('quizzes.statistics.responses')}</h3>
      {questions
        .filter(({ responses }) => responses.length > 0)
        .map((question) => (
          <StatisticsResponses key={question.questionId} question={question} />
        ))}
    </>
  );
};
