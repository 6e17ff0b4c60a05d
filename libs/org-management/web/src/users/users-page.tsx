import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { orgManagementPermissions } from '@lms/org-management/contract';
import { lazyPart, Loading, Skeleton } from '@lms/ui';

const fallback = (
  <Loading>
    <Skeleton height={3} width="50%" />
    <Skeleton height={32} />
  </Loading>
);

const UserList = lazyPart({
  load: () => import('./user-list').then((module) => module.UserList),
  fallback,
});
const FellowLearners = lazyPart({
  load: () => import('../fellow-learners/fellow-learners').then((module) => module.FellowLearners),
  fallback,
});

/** One address, two screens: all users for administrators, fellow learners for learners. */
export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  return can(orgManagementPermissions['user.read']) ? (
    <UserList list="all" title={t('users.list.title')} />
  ) : (
    <FellowLearners />
  );
};
