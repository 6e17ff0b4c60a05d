import { EntityEditor, SelectField, TextField } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { organizationResource } from '@lms/org-management/contract';
import { CodeField } from './code-field';
import { OrganizationFields } from './organization-fields';
import { emptyOrganization, toOrganizationInput } from './organization-input';
import { organizationCalls } from './organizations-api';
import { useOrganizationLabels, useTypeOptions } from './use-organization-labels';

interface OrganizationFormProps {
  /** An id, or `new`; `undefined` closes the form. */
  entityId: string | undefined;
  onClose: () => void;
}

export const OrganizationForm = (props: OrganizationFormProps) => {
  const { t } = useTranslation();
  const types = useTypeOptions();
  return (
    <EntityEditor
      {...props}
      mayWrite
      resource={organizationResource}
      calls={organizationCalls}
      titles={{ create: t('organizations.list.create'), edit: t('organizations.list.edit') }}
      labels={useOrganizationLabels()}
      emptyInput={emptyOrganization}
      toInput={toOrganizationInput}
      nameOf={({ name }) => name}
    >
      <TextField name="name" />
      <CodeField name="code" hint={t('organizations.join.hint.code')} />
      <SelectField
        name="type"
        options={[{ value: '', label: t('organizations.type.choose') }, ...types]}
      />
      <OrganizationFields />
    </EntityEditor>
  );
};
