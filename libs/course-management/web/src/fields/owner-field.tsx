import { OwnerSelectField } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { reachOf } from '@lms/contract';
import { courseManagementPermissions } from '@lms/course-management/contract';

/** Selects the organization of a new item, for those who reach all organizations. */
export const OwnerField = ({ name }: { name: string }) => {
  const { user } = useSession();
  const reachesAll =
    user !== null && reachOf(user.roles, courseManagementPermissions['courseware.write']) === 'all';
  return reachesAll && <OwnerSelectField name={name} />;
};
