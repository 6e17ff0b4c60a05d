import { useSession } from '@lms/auth';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import { essaysPath, quizListPath } from './quiz-paths';
import styles from './quizzes.module.css';

/** From the quizzes to the essays that were written in them, for those who mark. */
export const QuizTabs = ({ current }: { current: 'quizzes' | 'essays' }) => {
  const { t } = useTranslation();
  const { can } = useSession();
  if (!can('essay.mark')) return null;
  const tabs = { quizzes: quizListPath, essays: essaysPath };
  return (
    <nav aria-label={t('quizzes.tabs.label')} className={styles['tabs']}>
      <ul>
        {(['quizzes', 'essays'] as const).map((name) => (
          <li key={name}>
            <Link to={tabs[name]} aria-current={name === current ? 'page' : undefined}>
              {t(`quizzes.tabs.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
