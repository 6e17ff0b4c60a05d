import { Notice } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import { quizPath } from '../../quizzes/quiz-paths';
import { questionsApi } from '../questions-api';
import styles from './editor.module.css';

/** Leads to the regrade of the quizzes that had asked a question before it was changed. */
export const RegradeNote = ({ questionId }: { questionId: string }) => {
  const { t } = useTranslation();
  const { currentData = [] } = questionsApi.useFindRegradableQuizzesQuery(questionId, {
    refetchOnMountOrArgChange: true,
  });
  if (currentData.length === 0) return null;
  return (
    <Notice>
      <p>{t('questions.regrade.text')}</p>
      <ul className={styles['regradable']}>
        {currentData.map(({ id, title }) => (
          <li key={id}>
            <Link to={quizPath(id, 'regrade')}>{t('questions.regrade.quiz', { title })}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
};
