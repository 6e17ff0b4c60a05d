import { CheckboxField, EntityEditor, NumberField, SelectField, TextField } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { languages, reachOf, type Role } from '@lms/contract';
import { useFindOwnersQuery } from '@lms/entity-api';
import { languageNames, useTranslation } from '@lms/i18n';
import {
  needsOrganization,
  orgManagementPermissions,
  type User,
  type UserInput,
  userResource,
} from '@lms/org-management/contract';
import { useFormikContext } from 'formik';
import { RolesField } from './roles-field';
import { useUserLabels } from './user-labels';
import { userCalls } from './users-api';

const emptyInput: UserInput = {
  username: '',
  name: '',
  roles: [],
  organizationId: null,
  occupation: '',
  companyName: '',
  phone: '',
  preferredLanguage: 'en',
  accommodations: { extraTimePercent: 0, largeText: false },
};

const toInput = (user: User): UserInput => ({
  username: user.username,
  name: user.name,
  roles: user.roles,
  organizationId: user.organizationId,
  occupation: user.occupation,
  companyName: user.companyName,
  phone: user.phone,
  preferredLanguage: user.preferredLanguage,
  accommodations: user.accommodations,
});

/** Selects the organization of a user, for those who reach all organizations. */
const OrganizationField = () => {
  const { t } = useTranslation();
  const { values } = useFormikContext<UserInput>();
  const { data } = useFindOwnersQuery();
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      name="organizationId"
      none={needsOrganization(values.roles) ? '' : t('users.form.noOrganization')}
      options={options}
    />
  );
};

const AddressField = ({ isFixed, isNew }: { isFixed: boolean; isNew: boolean }) => {
  const { t } = useTranslation();
  const hint = isFixed ? t('users.form.addressFixed') : isNew ? t('users.form.invited') : undefined;
  return <TextField name="username" type="email" readOnly={isFixed} hint={hint} />;
};

interface UserFormProps {
  /** An id, or `new`; `undefined` closes the form. */
  entityId: string | undefined;
  /** Initial values of a new user. */
  roles?: Role[];
  mayWrite: boolean;
  onClose: () => void;
}

/** Form to invite a user or change one. */
export const UserForm = ({ roles = [], ...props }: UserFormProps) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const isNew = props.entityId === 'new';
  const { data } = userCalls.useGet(props.entityId ?? '', { skip: isNew || !props.entityId });
  const reachesAll =
    user !== null && reachOf(user.roles, orgManagementPermissions['user.write']) === 'all';
  return (
    <EntityEditor
      {...props}
      resource={userResource}
      calls={userCalls}
      titles={{ create: t('users.list.create'), edit: t('users.form.edit') }}
      labels={useUserLabels()}
      emptyInput={{ ...emptyInput, roles }}
      toInput={toInput}
      nameOf={({ name }) => name}
    >
      <TextField name="name" />
      <AddressField isNew={isNew} isFixed={data !== undefined && data.status !== 'PENDING'} />
      <RolesField name="roles" />
      {reachesAll && <OrganizationField />}
      <TextField name="occupation" />
      <TextField name="companyName" />
      <TextField name="phone" type="tel" />
      <SelectField
        name="preferredLanguage"
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <NumberField name="accommodations.extraTimePercent" hint={t('users.form.extraTimeHint')} />
      <CheckboxField name="accommodations.largeText" />
    </EntityEditor>
  );
};
