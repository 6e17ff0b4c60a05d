import { genders, type Profile, type ProfileInput } from '@lms/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  Alert,
  Button,
  Form,
  SelectField,
  SubmitButton,
  TextField,
  toastShown,
  useProblemText,
} from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { profileApi } from './profile-api';
import {
  addressFields,
  type Clash,
  type FormValues,
  mergeProfiles,
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
  clashes?: Clash[];
}

interface ProfileFormProps {
  profile: Profile;
  /** The saved version that is being changed here. */
  version: number;
  onVersion: (version: number) => void;
}

/** What was saved meanwhile, where the reader has typed something else. */
const Merged = ({ clashes }: { clashes: Clash[] }) => {
  const { t } = useTranslation();
  const labels = useLabels();
  return (
    <div tabIndex={-1} ref={(element) => element?.focus()}>
      <Alert>
        <p>{t('profile.conflict.loaded')}</p>
        {clashes.length > 0 && (
          <ul className={styles['list']}>
            {clashes.map(({ field, saved }) => (
              <li key={field}>
                {t(saved ? 'profile.conflict.saved' : 'profile.conflict.emptied', {
                  name: labels[field] ?? field,
                  value: saved,
                })}
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
};

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
    setOpened((was) => ({ ...was, saved: toProfileInput(data), clashes: undefined }));
    dispatch(toastShown({ type: 'success', message: t('profile.saved') }));
    return undefined;
  };
  const loadSaved = async (typed: FormValues) => {
    const { data, error } = await fetchProfile();
    setLoadProblem(error && toCallProblem(error));
    if (!data) return;
    onVersion(data.version);
    const saved = toProfileInput(data);
    const { values, clashes } = mergeProfiles(opened.saved, toProfileInput(typed), saved);
    setOpened(({ round }) => ({ saved, values, clashes, round: round + 1 }));
  };
  return (
    <Form
      key={opened.round}
      schema={profileFormSchema}
      initialValues={opened.values}
      savedValues={opened.saved}
      labels={labels}
      onSubmit={save}
      explain={({ code }, typed) =>
        code === 'entity.conflict' && (
          <>
            <p>{t('profile.conflict.text')}</p>
            {loadProblem && <p>{problemText(loadProblem)}</p>}
            <Button look="secondary" busy={isFetching} onClick={() => void loadSaved(typed)}>
              {t('profile.conflict.load')}
            </Button>
          </>
        )
      }
    >
      {opened.clashes && <Merged clashes={opened.clashes} />}
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
