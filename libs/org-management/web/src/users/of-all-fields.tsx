import { SelectField, TextAreaField, TextField } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { roles } from '@lms/contract';
import { useFindOwnersQuery } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { mayAssign } from '@lms/org-management/contract';
import type { OfAllKind } from './of-all-kinds';

const useRoleOptions = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  return roles
    .filter((role) => user && mayAssign(user.roles, role))
    .map((value) => ({ value, label: t(`shell.role.${value}.name`) }));
};

const useOrganizationOptions = (skip: boolean) => {
  const { data } = useFindOwnersQuery(undefined, { skip });
  return (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
};

/** Fields of a change of many users, and the name of what is chosen in them. */
export const useOfAllFields = (kind: OfAllKind) => {
  const { t } = useTranslation();
  const roleOptions = useRoleOptions();
  const organizations = useOrganizationOptions(kind !== 'organization');
  const none = t('users.form.noOrganization');
  const fields = {
    role: (
      <>
        <SelectField name="role" options={roleOptions} />
        <SelectField
          name="given"
          options={[
            { value: 'true', label: t('users.ofAll.role.give') },
            { value: 'false', label: t('users.ofAll.role.take') },
          ]}
        />
      </>
    ),
    organization: <SelectField name="organizationId" none={none} options={organizations} />,
    mail: (
      <>
        <p>{t('users.ofAll.mail.hint')}</p>
        <TextField name="subject" />
        <TextAreaField name="text" />
      </>
    ),
  };
  const nameOf = (id: unknown) =>
    (kind === 'role' ? roleOptions : organizations).find(({ value }) => value === id)?.label ??
    none;
  return { fields: fields[kind], nameOf, firstRole: roleOptions[0]?.value };
};
