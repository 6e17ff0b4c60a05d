import { blankUserImage, type Profile } from '@lms/auth/contract';
import { useTranslation } from '@lms/i18n';
import { PictureChooser } from './picture-chooser';
import { profileApi } from './profile-api';

/** Size of a profile picture in pixels: sharp at its largest place on a dense screen. */
const portrait = { width: 512, height: 512 };

interface PictureSectionProps {
  imageUrl: string | null;
  onSaved: (profile: Profile) => void;
}

/** Profile picture, cropped to a square before upload. */
export const PictureSection = ({ imageUrl, onSaved }: PictureSectionProps) => {
  const { t } = useTranslation();
  const [setPicture] = profileApi.useSetPictureMutation();
  const [removePicture] = profileApi.useRemovePictureMutation();
  return (
    <PictureChooser
      size={portrait}
      round
      texts={{
        alt: t('profile.picture.alt'),
        choose: t('profile.picture.choose'),
        remove: t('profile.picture.remove'),
        rules: t('profile.picture.rules'),
        crop: t('profile.picture.crop'),
        saved: t('profile.picture.saved'),
        removed: t('profile.picture.removed'),
      }}
      imageUrl={imageUrl}
      blank={blankUserImage}
      onSend={setPicture}
      onRemove={() => removePicture()}
      onSaved={onSaved}
    />
  );
};
