import { EditForm, SubmitButton, TextField, useEdit } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  type Organization,
  type OwnOrganizationInput,
  ownOrganizationSchema,
} from '@lms/org-management/contract';
import { toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { OrganizationFields } from '../organizations/organization-fields';
import { toOrganizationInput } from '../organizations/organization-input';
import { organizationsApi } from '../organizations/organizations-api';
import styles from '../organizations/organizations.module.css';
import { useOrganizationLabels } from '../organizations/use-organization-labels';

const toOwnInput = (organization: Organization): OwnOrganizationInput => {
  const { name, email, phone, website, address, description, contactPerson } =
    toOrganizationInput(organization);
  return { name, email, phone, website, address, description, contactPerson };
};

/** Profile form of one's own organization. What was typed survives a save made elsewhere. */
export const OwnOrganizationForm = ({ organization }: { organization: Organization }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [update] = organizationsApi.useUpdateOrganizationMutation();
  const [reload] = organizationsApi.useLazyGetMyOrganizationQuery();
  const edit = useEdit({ item: organization, toInput: toOwnInput, reload: () => reload() });
  const { id, code, type, version, logoUrl, bannerUrl } = organization;
  const pictures = `${logoUrl} ${bannerUrl}`;
  const [shownPictures, setShownPictures] = useState(pictures);
  // A picture changed on this page must not count as somebody else's change.
  if (pictures !== shownPictures) {
    setShownPictures(pictures);
    edit.keepStep(version);
  }

  const save = async (values: OwnOrganizationInput) => {
    const input = { ...values, code, type };
    const { data, error } = await update({ id, version: edit.opened?.version ?? version, input });
    if (error) return toCallProblem(error);
    edit.keepSaved(data);
    dispatch(toastShown({ type: 'success', message: t('organizations.settings.saved') }));
    return undefined;
  };
  return (
    <EditForm
      edit={edit}
      schema={ownOrganizationSchema}
      labels={useOrganizationLabels()}
      onSubmit={save}
    >
      <TextField name="name" autoComplete="organization" />
      <OrganizationFields />
      <div className={styles['save']}>
        <SubmitButton data-key="ctrl s">{t('common.action.save')}</SubmitButton>
      </div>
    </EditForm>
  );
};
