import { Conflict, MergedNote, type MergedValues, mergeSaved } from '@lms/admin-ui';
import { type Organization, type OwnOrganizationInput, ownOrganizationSchema } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Form, SubmitButton, TextField, toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { OrganizationFields } from '../organizations/organization-fields';
import { toOrganizationInput } from '../organizations/organization-input';
import { organizationsApi } from '../organizations/organizations-api';
import { useOrganizationLabels } from '../organizations/use-organization-labels';

const toOwnInput = (organization: Organization): OwnOrganizationInput => {
  const { name, email, phone, website, address, description, contactPerson } =
    toOrganizationInput(organization);
  return { name, email, phone, website, address, description, contactPerson };
};

/** What the form starts from, and what was saved when it was read last. */
interface Opened {
  saved: OwnOrganizationInput;
  values: OwnOrganizationInput;
  version: number;
  /** Counts how often what was saved elsewhere was brought in. */
  round: number;
  merged?: MergedValues<OwnOrganizationInput>;
}

/** What an organisation says of itself. What was typed survives a change that was saved elsewhere. */
export const OwnOrganizationForm = ({ organization }: { organization: Organization }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [update] = organizationsApi.useUpdateOrganizationMutation();
  const [fetchMine, { isFetching }] = organizationsApi.useLazyGetMyOrganizationQuery();
  const [opened, setOpened] = useState<Opened>(() => {
    const saved = toOwnInput(organization);
    return { saved, values: saved, version: organization.version, round: 0 };
  });
  const { id, code, type, logoUrl, bannerUrl } = organization;
  const pictures = `${logoUrl} ${bannerUrl}`;
  const [shownPictures, setShownPictures] = useState(pictures);
  // A picture that was changed here is no change of somebody else.
  if (pictures !== shownPictures) {
    setShownPictures(pictures);
    setOpened((was) => ({
      ...was,
      ...(organization.version === was.version + 1 && { version: organization.version }),
    }));
  }

  const save = async (values: OwnOrganizationInput) => {
    const input = { ...values, code, type };
    const { data, error } = await update({ id, version: opened.version, input });
    if (error) return toCallProblem(error);
    setOpened((was) => ({ ...was, saved: toOwnInput(data), version: data.version }));
    dispatch(toastShown({ type: 'success', message: t('organizations.settings.saved') }));
    return undefined;
  };
  const bringIn = async (typed: OwnOrganizationInput) => {
    const { data } = await fetchMine();
    if (!data) return;
    const saved = toOwnInput(data);
    const merged = mergeSaved(opened.saved, typed, saved);
    const { version } = data;
    setOpened(({ round }) => ({
      ...{ saved, values: merged.values, version, merged, round: round + 1 },
    }));
  };
  return (
    <Form
      key={opened.round}
      schema={ownOrganizationSchema}
      initialValues={opened.values}
      savedValues={opened.saved}
      labels={useOrganizationLabels()}
      onSubmit={save}
      explain={(problem, typed) =>
        problem.code === 'entity.conflict' && (
          <Conflict problem={problem} busy={isFetching} onMerge={() => void bringIn(typed)} />
        )
      }
    >
      {opened.merged && <MergedNote {...opened.merged} />}
      <TextField name="name" autoComplete="organization" />
      <OrganizationFields />
      <div>
        <SubmitButton>{t('common.action.save')}</SubmitButton>
      </div>
    </Form>
  );
};
