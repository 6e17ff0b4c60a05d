import { ChoicesField } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { roles } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { mayAssign } from '@lms/org-management/contract';

/** Roles that the reader may assign; the others are read-only. */
export const RolesField = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const shown = roles.filter((role) => user && mayAssign(user.roles, role));
  const options = shown.map((role) => ({ value: role, label: t(`shell.role.${role}.name`) }));
  return <ChoicesField name={name} options={options} />;
};
