import { ChoicesField } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { mayAssign } from '@lms/org-management/contract';
import { roles } from '@lms/contract';
import { useTranslation } from '@lms/i18n';

/** The roles that the reader may give or take; the others stand as they are. */
export const RolesField = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const shown = roles.filter((role) => user && mayAssign(user.roles, role));
  const options = shown.map((role) => ({ value: role, label: t(`shell.role.${role}.name`) }));
  return <ChoicesField name={name} options={options} />;
};
