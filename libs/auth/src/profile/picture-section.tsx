import type { Profile } from '@lms/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, Dialog, Loading, ProblemAlert, Skeleton, toastShown } from '@lms/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { blankUserImage } from '../user-slice';
import { profileApi } from './profile-api';
import styles from './profile.module.css';

const PictureCropper = lazy(() =>
  import('./picture-cropper').then((module) => ({ default: module.PictureCropper })),
);

interface PictureSectionProps {
  imageUrl: string | null;
  onSaved: (profile: Profile) => void;
}

/** Shows the picture; a new one is cropped to a square before it is sent. */
export const PictureSection = ({ imageUrl, onSaved }: PictureSectionProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  const [problem, setProblem] = useState<CallProblem>();
  const [setPicture] = profileApi.useSetPictureMutation();
  const [remove, { isLoading: isRemoving }] = profileApi.useRemovePictureMutation();

  const choose = (file: File | undefined) => {
    setProblem(undefined);
    if (file) setChosen({ file, url: URL.createObjectURL(file) });
  };
  const dismiss = () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(undefined);
  };
  const done = ({ data, error }: { data?: Profile; error?: unknown }, message: string) => {
    if (!data) return toCallProblem(error);
    onSaved(data);
    dispatch(toastShown({ type: 'success', message }));
    return undefined;
  };
  const send = async (picture: Blob) => {
    const body = new FormData();
    body.append('file', picture, 'picture.jpg');
    const failure = done(await setPicture(body), t('profile.picture.saved'));
    if (!failure) dismiss();
    return failure;
  };
  const takeAway = async () => {
    setProblem(done(await remove(), t('profile.picture.removed')));
  };
  return (
    <div className={styles['picture']}>
      <img
        className={styles['portrait']}
        src={imageUrl ?? blankUserImage}
        width={96}
        height={96}
        alt={t('profile.picture.alt')}
      />
      <div className={styles['stack']}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('profile.picture.choose')}
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
        <div className={styles['actions']}>
          <Button look="secondary" onClick={() => input.current?.click()}>
            {t('profile.picture.choose')}
          </Button>
          {imageUrl && (
            <Button look="plain" busy={isRemoving} onClick={() => void takeAway()}>
              {t('profile.picture.remove')}
            </Button>
          )}
        </div>
        <p className={styles['soft']}>{t('profile.picture.rules')}</p>
        {problem && <ProblemAlert problem={problem} />}
      </div>
      <Dialog open={chosen !== undefined} title={t('profile.picture.crop')} onClose={dismiss}>
        {chosen && (
          <Suspense
            fallback={
              <Loading>
                <Skeleton height={18} />
              </Loading>
            }
          >
            <PictureCropper {...chosen} onCropped={send} onCancel={dismiss} />
          </Suspense>
        )}
      </Dialog>
    </div>
  );
};
