import { useTranslation } from '@lms/i18n';
import type { AttemptSummary, QuizStart } from '@lms/learning/contract';
import { Link } from 'react-router-dom';
import { attemptPath } from '../course-path';
import styles from './quiz-start.module.css';

const Outcome = ({ attempt: { status, passed, percent } }: { attempt: AttemptSummary }) => {
  const { t, formats } = useTranslation();
  if (status === 'IN_PROGRESS') return t('learning.quiz.inProgress');
  if (status === 'SUBMITTED') return t('learning.result.state.waiting');
  if (percent === null || passed === null) return t('learning.quiz.submitted');
  return t(passed ? 'learning.quiz.passedWith' : 'learning.quiz.failedWith', {
    percent: formats.percent(percent),
  });
};

export const EarlierAttempts = ({ quiz }: { quiz: QuizStart }) => {
  const { t, formats } = useTranslation();
  if (quiz.attempts.length === 0) return null;
  return (
    <div>
      <h2>{t('learning.quiz.earlier')}</h2>
      <ul className={styles['attempts']}>
        {quiz.attempts.map((attempt) => (
          <li key={attempt.id}>
            <Link to={attemptPath(quiz.courseId, attempt.id)}>
              {t('learning.attempt.number', { number: attempt.number })}
            </Link>
            <span>{formats.dateTime(attempt.startedAt)}</span>
            <span>
              <Outcome attempt={attempt} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
