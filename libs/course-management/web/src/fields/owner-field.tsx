import { OwnerSelectField } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { reachOf } from '@lms/contract';
import { courseManagementPermissions } from '@lms/course-management/contract';

/** Tells whether the reader says whose a new item is: those who reach all organizations do. */
export const useNamesOwner = () => {
  const { user } = useSession();
  return (
    user !== null && reachOf(user.roles, courseManagementPermissions['courseware.write']) === 'all'
  );
};

/** Selects the organization of a new item, for those who name it. */
export const OwnerField = ({ name }: { name: string }) =>
  useNamesOwner() && <OwnerSelectField name={name} />;
