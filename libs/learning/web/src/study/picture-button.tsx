import { useTranslation } from '@lms/i18n';
import { Button, Icon } from '@lms/ui';
import { type RefObject, useEffect, useState } from 'react';
import { hasPictures, togglePicture } from '../player/picture-in-picture';

export interface PictureButtonProps {
  video: RefObject<HTMLVideoElement | null>;
}

/** Button that shows the video in a window of its own; nothing where the browser has none. */
export const PictureButton = ({ video }: PictureButtonProps) => {
  const { t } = useTranslation();
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const element = video.current;
    const follow = () => setIsOut(document.pictureInPictureElement === element);
    element?.addEventListener('enterpictureinpicture', follow);
    element?.addEventListener('leavepictureinpicture', follow);
    return () => {
      element?.removeEventListener('enterpictureinpicture', follow);
      element?.removeEventListener('leavepictureinpicture', follow);
    };
  }, [video]);
  if (!hasPictures()) return null;
  return (
    <Button
      look="secondary"
      aria-pressed={isOut}
      onClick={() => video.current && togglePicture(video.current)}
    >
      <Icon name="M3 5h18v6M3 5v14h7M13 14h8v6h-8z" />
      {t('notes.picture')}
    </Button>
  );
};
