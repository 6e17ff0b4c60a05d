import { ErrorState } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, PageHead, Skeleton } from '@lms/ui';
import { useGetDashboardQuery } from './dashboard-api';
import styles from './dashboard.module.css';
import { LearnerPanels } from './learner-panels';
import own from './learner-panels.module.css';
import { ManagementPanels } from './management-panels';

/** Shape of the panels while they load: a learner's, or those of management. */
const DashboardSkeleton = ({ isLearner }: { isLearner: boolean }) => (
  <Loading>
    {isLearner ? (
      <div className={own['own']}>
        <Skeleton height={18.5} />
        <Skeleton height={18.5} />
        <div className={own['column']}>
          <Skeleton height={11} />
          <Skeleton height={13} />
        </div>
        <div className={own['column']}>
          <Skeleton height={12} />
          <Skeleton height={21} />
        </div>
      </div>
    ) : (
      <div className={styles['page']}>
        <Skeleton height={9} />
        <div className={styles['tiles']}>
          <Skeleton height={7} />
          <Skeleton height={7} />
          <Skeleton height={7} />
        </div>
        <Skeleton height={18} />
      </div>
    )}
  </Loading>
);

const Content = ({ isLearner }: { isLearner: boolean }) => {
  const { data, error, refetch } = useGetDashboardQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <DashboardSkeleton isLearner={isLearner} />;
  return data.kind === 'learner' ? (
    <LearnerPanels dashboard={data} />
  ) : (
    <ManagementPanels dashboard={data} />
  );
};

/** Start page at `/dashboard`, by the user's role. */
export const Page = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className={styles['page']}>
      <PageHead title={t('dashboard.title')} />
      <h1>{t('dashboard.welcome', { name: user.name })}</h1>
      <Content isLearner={user.roles.every((role) => role === 'ROLE_USER')} />
    </div>
  );
};
