import { PageTabs } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { QuizPart } from './quiz-paths';

interface PartLinksProps {
  parts: readonly QuizPart[];
  current: QuizPart;
}

/** The parts have addresses that differ after the # only: what is not saved stays on its part. */
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
