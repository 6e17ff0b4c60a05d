import { useTranslation } from '@lms/i18n';
import { PageTabs } from '../page-tabs';
import { quizPaths } from './manager-paths';

/** Tabs of the quizzes and their essays, for readers who may mark. */
export const QuizTabs = ({ current }: { current: keyof typeof quizPaths }) => {
  const { t } = useTranslation();
  return (
    <PageTabs
      label={t('quizzes.tabs.label')}
      tabs={(['quizzes', 'essays'] as const).map((name) => ({
        to: quizPaths[name],
        text: t(`quizzes.tabs.${name}`),
        isCurrent: name === current,
      }))}
    />
  );
};
