import { useSession } from '@lms/auth';
import { useTranslation } from '@lms/i18n';
import { PageHead } from '@lms/ui';
import { Navigate } from 'react-router-dom';
import { quizListPath } from '../quizzes/quiz-paths';
import { QuizTabs } from '../quizzes/quiz-tabs';
import { MarkingDesk } from './marking-desk';

export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  if (!can('essay.mark')) return <Navigate to={quizListPath} replace />;
  return (
    <>
      <PageHead title={t('quizzes.essay.title')} />
      <h1>{t('quizzes.essay.title')}</h1>
      <QuizTabs current="essays" />
      <MarkingDesk />
    </>
  );
};
