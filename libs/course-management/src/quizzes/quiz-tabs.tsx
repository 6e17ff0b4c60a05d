import { PageTabs } from '@lms/admin-ui';
import { useSession } from '@lms/auth';
import { useTranslation } from '@lms/i18n';
import { essaysPath, quizListPath } from './quiz-paths';

/** From the quizzes to the essays that were written in them, for those who mark. */
export const QuizTabs = ({ current }: { current: 'quizzes' | 'essays' }) => {
  const { t } = useTranslation();
  const { can } = useSession();
  if (!can('essay.mark')) return null;
  const paths = { quizzes: quizListPath, essays: essaysPath };
  return (
    <PageTabs
      label={t('quizzes.tabs.label')}
      tabs={(['quizzes', 'essays'] as const).map((name) => ({
        to: paths[name],
        text: t(`quizzes.tabs.${name}`),
        isCurrent: name === current,
      }))}
    />
  );
};
