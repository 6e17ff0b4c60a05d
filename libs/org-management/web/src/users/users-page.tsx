import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { orgManagementPermissions } from '@lms/org-management/contract';
import { Loading, Skeleton } from '@lms/ui';
import { lazy, Suspense } from 'react';

const UserList = lazy(() => import('./user-list').then((module) => ({ default: module.UserList })));
const FellowLearners = lazy(() =>
  import('../fellow-learners/fellow-learners').then((module) => ({
    default: module.FellowLearners,
  })),
);

/** One address, two screens: all users for administrators, fellow learners for learners. */
export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  return (
    <Suspense
      fallback={
        <Loading>
          <Skeleton height={3} width="50%" />
          <Skeleton height={32} />
        </Loading>
      }
    >
      {can(orgManagementPermissions['user.read']) ? (
        <UserList list="all" title={t('users.list.title')} />
      ) : (
        <FellowLearners />
      )}
    </Suspense>
  );
};
