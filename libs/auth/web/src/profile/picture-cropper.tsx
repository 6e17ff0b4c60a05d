import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Alert, Button, ProblemAlert } from '@lms/ui';
import { useId, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cropPicture, type PictureSize } from './crop-picture';
import styles from './profile.module.css';

interface PictureCropperProps {
  file: File;
  /** Object URL of the picture. */
  url: string;
  size: PictureSize;
  round: boolean;
  /** Uploads the cropped picture; resolves to the problem, if any. */
  onCropped: (picture: Blob) => Promise<CallProblem | undefined>;
  onCancel: () => void;
}

/** Dialog to crop a picture: by dragging and pinching, or by arrow keys and a slider. */
export const PictureCropper = ({
  file,
  url,
  size,
  round,
  onCropped,
  onCancel,
}: PictureCropperProps) => {
  const { t } = useTranslation();
  const zoomId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [problem, setProblem] = useState<CallProblem>();
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef(false);

  const save = async () => {
    if (!area || running.current) return;
    running.current = true;
    setIsSaving(true);
    setProblem(undefined);
    try {
      const picture = await cropPicture(file, area, size);
      setProblem(await onCropped(picture));
    } catch {
      setIsUnreadable(true);
    } finally {
      running.current = false;
      setIsSaving(false);
    }
  };

  if (isUnreadable) {
    return (
      <>
        <Alert tone="bad">{t('profile.picture.unreadable')}</Alert>
        <div>
          <Button onClick={onCancel}>{t('common.action.close')}</Button>
        </div>
      </>
    );
  }
  return (
    <>
      {problem && <ProblemAlert problem={problem} />}
      <div className={styles['cropper']}>
        <Cropper
          image={url}
          aspect={size.width / size.height}
          cropShape={round ? 'round' : 'rect'}
          crop={crop}
          zoom={zoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_share, pixels) => setArea(pixels)}
          // The Content-Security-Policy refuses the library's own style element.
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: () => setIsUnreadable(true) }}
          cropperProps={{ role: 'group', 'aria-label': t('profile.picture.move') }}
        />
      </div>
      <p className={styles['soft']}>{t('profile.picture.move')}</p>
      <label htmlFor={zoomId}>{t('profile.picture.zoom')}</label>
      <input
        id={zoomId}
        className={styles['zoom']}
        type="range"
        min={1}
        max={3}
        step={0.05}
        value={zoom}
        onChange={({ target }) => setZoom(Number(target.value))}
      />
      <div className={styles['actions']}>
        <Button busy={isSaving} onClick={() => void save()}>
          {t('profile.picture.save')}
        </Button>
        <Button look="secondary" onClick={onCancel}>
          {t('common.action.cancel')}
        </Button>
      </div>
    </>
  );
};
