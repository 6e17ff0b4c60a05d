import type { Profile } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useState } from 'react';
import { PictureSection } from './picture-section';
import { ProfileForm } from './profile-form';
import styles from './profile.module.css';
import { WithProfile } from './with-profile';

const Sections = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation();
  const [version, setVersion] = useState(profile.version);
  return (
    <>
      <section className={styles['section']}>
        <h2>{t('profile.picture.title')}</h2>
        <PictureSection
          imageUrl={profile.imageUrl}
          onSaved={(saved) => {
            // The picture's own step leaves the form up to date; any further one was somebody else's.
            if (saved.version === version + 1) setVersion(saved.version);
          }}
        />
      </section>
      <section className={styles['section']}>
        <h2>{t('profile.tab.profile')}</h2>
        <ProfileForm profile={profile} version={version} onVersion={setVersion} />
      </section>
    </>
  );
};

export const ProfileTab = () => (
  <WithProfile>{(profile) => <Sections profile={profile} />}</WithProfile>
);
