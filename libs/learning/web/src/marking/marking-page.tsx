import { quizPaths, QuizTabs } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { PageHead } from '@lms/ui';
import { Navigate } from 'react-router-dom';
import { MarkingDesk } from './marking-desk';

export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  if (!can(sharedPermissions['essay.mark'])) return <Navigate to={quizPaths.quizzes} replace />;
  return (
    <>
      <PageHead title={t('quizzes.essay.title')} />
      <h1>{t('quizzes.essay.title')}</h1>
      <QuizTabs current="essays" />
      <MarkingDesk />
    </>
  );
};
