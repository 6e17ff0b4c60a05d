import { Conflict, MergedNote, type MergedValues, mergeSaved } from '@lms/admin-ui';
import { genders, type Profile, type ProfileInput } from '@lms/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Form, SelectField, SubmitButton, TextField, toastShown, useProblemText } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { profileApi } from './profile-api';
import {
  addressFields,
  type FormValues,
  networkFields,
  plainFields,
  profileFormSchema,
  toProfileInput,
} from './profile-values';
import styles from './profile.module.css';

const useLabels = (): Record<string, string> => {
  const { t } = useTranslation();
  return Object.fromEntries([
    ...plainFields.map((key) => [key, t(`profile.field.${key}`)]),
    ...addressFields.map((key) => [`address.${key}`, t(`profile.field.address.${key}`)]),
    ...networkFields.map((key) => [`socialNetworks.${key}`, t(`profile.field.network.${key}`)]),
  ]) as Record<string, string>;
};

/** What the form starts from, and what it was when it was saved last. */
interface Opened {
  saved: ProfileInput;
  values: ProfileInput;
  /** Counts how often the saved version was loaded. */
  round: number;
  merged?: MergedValues<ProfileInput>;
}

interface ProfileFormProps {
  profile: Profile;
  /** The saved version that is being changed here. */
  version: number;
  onVersion: (version: number) => void;
}

/** What a person says of themselves. What they typed survives a change that was saved elsewhere. */
export const ProfileForm = ({ profile, version, onVersion }: ProfileFormProps) => {
  const { t } = useTranslation();
  const labels = useLabels();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const [update] = profileApi.useUpdateProfileMutation();
  const [fetchProfile, { isFetching }] = profileApi.useLazyGetProfileQuery();
  const [opened, setOpened] = useState<Opened>(() => {
    const saved = toProfileInput(profile);
    return { saved, values: saved, round: 0 };
  });
  const [loadProblem, setLoadProblem] = useState<CallProblem>();

  const save = async (values: FormValues) => {
    setLoadProblem(undefined);
    const { data, error } = await update({ ...toProfileInput(values), version });
    if (error) return toCallProblem(error);
    onVersion(data.version);
    setOpened((was) => ({ ...was, saved: toProfileInput(data), merged: undefined }));
    dispatch(toastShown({ type: 'success', message: t('profile.saved') }));
    return undefined;
  };
  const loadSaved = async (typed: FormValues) => {
    const { data, error } = await fetchProfile();
    setLoadProblem(error && toCallProblem(error));
    if (!data) return;
    onVersion(data.version);
    const saved = toProfileInput(data);
    const merged = mergeSaved(opened.saved, toProfileInput(typed), saved);
    setOpened(({ round }) => ({ saved, values: merged.values, merged, round: round + 1 }));
  };
  return (
    <Form
      key={opened.round}
      schema={profileFormSchema}
      initialValues={opened.values}
      savedValues={opened.saved}
      labels={labels}
      onSubmit={save}
      explain={(problem, typed) =>
        problem.code === 'entity.conflict' && (
          <>
            {loadProblem && <p>{problemText(loadProblem)}</p>}
            <Conflict problem={problem} busy={isFetching} onMerge={() => void loadSaved(typed)} />
          </>
        )
      }
    >
      {opened.merged && <MergedNote {...opened.merged} />}
      <TextField name="name" autoComplete="name" hint={t('auth.registration.nameHint')} />
      <TextField name="phone" type="tel" autoComplete="tel" />
      <div className={styles['pair']}>
        <TextField name="occupation" autoComplete="organization-title" />
        <TextField name="companyName" autoComplete="organization" />
        <SelectField
          name="gender"
          options={['' as const, ...genders].map((value) => ({
            value,
            label: t(`profile.gender.${value || 'NONE'}`),
          }))}
        />
        <TextField name="dateOfBirth" type="date" autoComplete="bday" />
      </div>
      <h3>{t('profile.addressTitle')}</h3>
      <TextField name="address.line" autoComplete="street-address" />
      <div className={styles['pair']}>
        <TextField name="address.city" autoComplete="address-level2" />
        <TextField name="address.postCode" autoComplete="postal-code" />
      </div>
      <h3>{t('profile.networksTitle')}</h3>
      <div className={styles['pair']}>
        {networkFields.map((network) => (
          <TextField key={network} name={`socialNetworks.${network}`} type="url" />
        ))}
      </div>
      <div>
        <SubmitButton>{t('common.action.save')}</SubmitButton>
      </div>
    </Form>
  );
};
