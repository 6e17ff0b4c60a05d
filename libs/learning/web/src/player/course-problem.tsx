import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyState, ErrorState, PageHead } from '@lms/ui';
import { PlayerHeader } from './player-header';

interface CourseProblemProps {
  error: unknown;
  /** Says why the page is not the reader's; by default that one is not enrolled. */
  notMineText?: string;
  onRetry: () => void;
}

/** Error page of a course, lesson or attempt: not the reader's, or not loaded. */
export const CourseProblem = ({ error, notMineText, onRetry }: CourseProblemProps) => {
  const { t } = useTranslation();
  const problem = toCallProblem(error);
  const notMine = problem.code === 'entity.notFound' || problem.code === 'learning.notEnrolled';
  return (
    <>
      <PlayerHeader />
      <div className="container">
        <PageHead title={t('learning.player.title')} />
        <h1 className="visually-hidden">{t('learning.player.title')}</h1>
        {notMine ? (
          <EmptyState text={notMineText ?? t('learning.player.notMine')}>
            <ButtonLink to="/my-courses">{t('learning.player.toMyCourses')}</ButtonLink>
            <ButtonLink to="/courses" look="secondary">
              {t('learning.myCourses.find')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <ErrorState problem={problem} onRetry={onRetry} />
        )}
      </div>
    </>
  );
};
