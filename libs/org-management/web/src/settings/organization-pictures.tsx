import { PictureChooser } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import type { Organization } from '@lms/org-management/contract';
import { organizationsApi } from '../organizations/organizations-api';
import styles from '../organizations/organizations.module.css';

/** Sizes that the server stores. */
const pictures = [
  { name: 'logo', field: 'logoUrl', size: { width: 320, height: 320 } },
  { name: 'banner', field: 'bannerUrl', size: { width: 1_600, height: 400 } },
] as const;

/** Logo and banner, each uploaded as soon as it is cropped. */
export const OrganizationPictures = ({ organization }: { organization: Organization }) => {
  const { t } = useTranslation();
  const [setPicture] = organizationsApi.useSetOrganizationPictureMutation();
  const [removePicture] = organizationsApi.useRemoveOrganizationPictureMutation();
  const { id } = organization;
  return pictures.map(({ name, field, size }) => (
    <div key={name} className={styles['picture']}>
      <h3>{t(`organizations.${name}.title`)}</h3>
      <PictureChooser
        size={size}
        texts={{
          alt: t(`organizations.${name}.alt`),
          choose: t(`organizations.${name}.choose`),
          remove: t(`organizations.${name}.remove`),
          rules: t(`organizations.${name}.rules`),
          crop: t(`organizations.${name}.crop`),
          saved: t(`organizations.${name}.saved`),
          removed: t(`organizations.${name}.removed`),
        }}
        imageUrl={organization[field]}
        onSend={(body) => setPicture({ id, name, body })}
        onRemove={() => removePicture({ id, name })}
      />
    </div>
  ));
};
