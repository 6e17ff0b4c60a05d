import { PageTabs } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { QuizPart } from './quiz-paths';

interface PartLinksProps {
  parts: readonly QuizPart[];
  current: QuizPart;
}

/** Tabs whose addresses differ only in the hash: the unsaved form stays mounted. */
export const PartLinks = ({ parts, current }: PartLinksProps) => {
  const { t } = useTranslation();
  return (
    <PageTabs
      label={t('quizzes.part.label')}
      tabs={parts.map((name) => ({
        to: { hash: name },
        text: t(`quizzes.part.${name}`),
        isCurrent: name === current,
      }))}
    />
  );
};
