import { useEdit } from '@lms/admin-ui';
import type { Profile } from '@lms/auth/contract';
import { useTranslation } from '@lms/i18n';
import { PictureSection } from './picture-section';
import { profileApi } from './profile-api';
import { ProfileForm } from './profile-form';
import { toProfileInput } from './profile-values';
import styles from './profile.module.css';
import { WithProfile } from './with-profile';

const Sections = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation();
  const [reload] = profileApi.useLazyGetProfileQuery();
  const edit = useEdit({ item: profile, toInput: toProfileInput, reload: () => reload() });
  return (
    <>
      <section className={styles['section']}>
        <h2>{t('profile.picture.title')}</h2>
        <PictureSection
          imageUrl={profile.imageUrl}
          onSaved={(saved) => edit.keepStep(saved.version)}
        />
      </section>
      <section className={styles['section']}>
        <ProfileForm edit={edit} />
      </section>
    </>
  );
};

export const ProfileTab = () => (
  <WithProfile>{(profile) => <Sections profile={profile} />}</WithProfile>
);
