import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  type OwnCertificate,
  type OwnPublicProfile,
  type PublicProfileInput,
  publicProfileSchema,
  randomProfileSlug,
} from '@lms/learning/contract';
import { Button, CheckboxField, Form, SubmitButton, TextAreaField, TextField } from '@lms/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { PersonView } from '../people/person-view';
import { ownCertificatesApi } from './own-certificates-api';
import styles from './own-certificates.module.css';

const inputOf = ({
  slug,
  headline,
  about,
  isPublic,
  isSearchable,
  showsPicture,
  version,
}: OwnPublicProfile): PublicProfileInput => ({
  slug,
  headline,
  about,
  isPublic,
  isSearchable,
  showsPicture,
  version,
});

const AddressField = () => {
  const { t } = useTranslation();
  const { setFieldValue } = useFormikContext<PublicProfileInput>();
  return (
    <div className={styles['address']}>
      <TextField name="slug" autoComplete="off" lang="en" hint={t('publicProfile.hint.slug')} />
      <Button look="secondary" onClick={() => void setFieldValue('slug', randomProfileSlug())}>
        {t('publicProfile.random')}
      </Button>
    </div>
  );
};

interface ProfileFormProps {
  profile: OwnPublicProfile;
  certificates: OwnCertificate[];
}

/** The page as others would see what stands in the form. */
const Preview = ({ profile, certificates }: ProfileFormProps) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<PublicProfileInput>();
  return (
    <details className={styles['preview']}>
      <summary>{t('publicProfile.preview.title')}</summary>
      <p className={styles['soft']}>{t('publicProfile.preview.text')}</p>
      <div className={styles['frame']}>
        <PersonView
          linked={false}
          profile={{
            ...values,
            name: profile.name,
            slug: values.slug || 'profile',
            imageUrl: values.showsPicture ? profile.imageUrl : null,
            certificates: certificates.filter(({ shown }) => shown),
          }}
        />
      </div>
    </details>
  );
};

/** Settings of the public profile, with a preview. */
export const ProfileForm = ({ profile, certificates }: ProfileFormProps) => {
  const { t } = useTranslation();
  const [save] = ownCertificatesApi.useSaveOwnPublicProfileMutation();
  const [isSaved, setIsSaved] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const submit = async (input: PublicProfileInput) => {
    setIsSaved(false);
    const { error } = await save({ ...input, version: profile.version });
    if (error) return toCallProblem(error);
    setIsSaved(true);
    return undefined;
  };
  const label = (field: 'slug' | 'headline' | 'about') => t(`publicProfile.field.${field}`);
  return (
    <Form<PublicProfileInput>
      schema={publicProfileSchema}
      initialValues={inputOf(profile)}
      labels={{
        slug: label('slug'),
        headline: label('headline'),
        about: label('about'),
        isPublic: t('publicProfile.field.isPublic'),
        isSearchable: t('publicProfile.field.isSearchable'),
        showsPicture: t('publicProfile.field.showsPicture'),
      }}
      onSubmit={submit}
      onUnsaved={setIsChanged}
    >
      <AddressField />
      <TextField name="headline" hint={t('publicProfile.hint.headline')} />
      <TextAreaField name="about" hint={t('publicProfile.hint.about')} />
      {profile.imageUrl && <CheckboxField name="showsPicture" />}
      <CheckboxField name="isSearchable" hint={t('publicProfile.hint.isSearchable')} />
      {!profile.takenDownReason && (
        <CheckboxField name="isPublic" hint={t('publicProfile.hint.isPublic')} />
      )}
      <Preview profile={profile} certificates={certificates} />
      <div>
        <SubmitButton>{t('publicProfile.save')}</SubmitButton>
      </div>
      <p role="status">{isSaved && !isChanged && t('publicProfile.saved')}</p>
    </Form>
  );
};
