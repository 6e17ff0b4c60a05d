import { type Edit, EditForm } from '@lms/admin-ui';
import { genders, type Profile, type ProfileInput } from '@lms/auth/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { SelectField, SubmitButton, TextField, toastShown } from '@lms/ui';
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

interface ProfileFormProps {
  edit: Edit<Profile, ProfileInput>;
}

/** Form of the profile. Input survives a change that was saved elsewhere meanwhile. */
export const ProfileForm = ({ edit }: ProfileFormProps) => {
  const { t } = useTranslation();
  const labels = useLabels();
  const dispatch = useDispatch();
  const [update] = profileApi.useUpdateProfileMutation();

  const save = async (values: FormValues) => {
    const version = edit.opened?.version ?? 0;
    const { data, error } = await update({ ...toProfileInput(values), version });
    if (error) return toCallProblem(error);
    edit.keepSaved(data);
    dispatch(toastShown({ type: 'success', message: t('profile.saved') }));
    return undefined;
  };
  return (
    <EditForm
      edit={edit}
      toInput={toProfileInput}
      schema={profileFormSchema}
      labels={labels}
      onSubmit={save}
    >
      <div className={styles['group']}>
        <h2>{t('profile.tab.profile')}</h2>
        <div className={styles['stack']}>
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
        </div>
      </div>
      <div className={styles['group']}>
        <h3>{t('profile.addressTitle')}</h3>
        <div className={styles['stack']}>
          <TextField name="address.line" autoComplete="street-address" />
          <div className={styles['pair']}>
            <TextField name="address.city" autoComplete="address-level2" />
            <TextField name="address.postCode" autoComplete="postal-code" />
          </div>
        </div>
      </div>
      <div className={styles['group']}>
        <h3>{t('profile.networksTitle')}</h3>
        <div className={styles['pair']}>
          {networkFields.map((network) => (
            <TextField key={network} name={`socialNetworks.${network}`} type="url" />
          ))}
        </div>
      </div>
      <div className={styles['group']}>
        <div>
          <SubmitButton>{t('common.action.save')}</SubmitButton>
        </div>
      </div>
    </EditForm>
  );
};
