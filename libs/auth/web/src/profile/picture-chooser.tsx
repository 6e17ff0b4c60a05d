import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { Button, Dialog, lazyPart, Loading, ProblemAlert, Skeleton, toastShown } from '@lms/ui';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PictureSize } from './crop-picture';
import styles from './profile.module.css';

const PictureCropper = lazyPart({
  load: () => import('./picture-cropper').then((module) => module.PictureCropper),
  fallback: (
    <Loading>
      <Skeleton height={18} />
    </Loading>
  ),
});

interface Answer<Saved> {
  data?: Saved;
  error?: unknown;
}

interface PictureChooserProps<Saved> {
  /** Size of the uploaded picture, in pixels. */
  size: PictureSize;
  round?: boolean;
  /** Labels and messages for this picture. */
  texts: Record<'alt' | 'choose' | 'remove' | 'rules' | 'crop' | 'saved' | 'removed', string>;
  imageUrl: string | null;
  /** Address of the picture shown when there is none. */
  blank?: string;
  onSend: (body: FormData) => PromiseLike<Answer<Saved>>;
  onRemove: () => PromiseLike<Answer<Saved>>;
  onSaved?: (saved: Saved) => void;
}

/** Shows a picture and replaces it; a new one is cropped before upload. */
export const PictureChooser = <Saved,>({
  size,
  round = false,
  texts,
  imageUrl,
  blank,
  onSend,
  onRemove,
  onSaved,
}: PictureChooserProps<Saved>) => {
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ file: File; url: string }>();
  const [problem, setProblem] = useState<CallProblem>();
  const [isRemoving, setIsRemoving] = useState(false);
  const shown = imageUrl ?? blank;

  const choose = (file: File | undefined) => {
    setProblem(undefined);
    if (file) setChosen({ file, url: URL.createObjectURL(file) });
  };
  const dismiss = () => {
    if (chosen) URL.revokeObjectURL(chosen.url);
    setChosen(undefined);
  };
  const done = ({ data, error }: Answer<Saved>, message: string) => {
    if (!data) return toCallProblem(error);
    onSaved?.(data);
    dispatch(toastShown({ type: 'success', message }));
    return undefined;
  };
  const send = async (picture: Blob) => {
    const body = new FormData();
    body.append('file', picture, 'picture.jpg');
    const failure = done(await onSend(body), texts.saved);
    if (!failure) dismiss();
    return failure;
  };
  const takeAway = async () => {
    setIsRemoving(true);
    setProblem(done(await onRemove(), texts.removed));
    setIsRemoving(false);
  };
  return (
    <div className={styles['picture']}>
      {shown && (
        <img
          className={round ? styles['portrait'] : styles['shown']}
          src={shown}
          width={(96 * size.width) / size.height}
          height={96}
          alt={texts.alt}
        />
      )}
      <div className={styles['stack']}>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.choose}
          accept="image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
        <div className={styles['actions']}>
          <Button look="secondary" onClick={() => input.current?.click()}>
            {texts.choose}
          </Button>
          {imageUrl && (
            <Button look="plain" busy={isRemoving} onClick={() => void takeAway()}>
              {texts.remove}
            </Button>
          )}
        </div>
        <p className={styles['soft']}>{texts.rules}</p>
        {problem && <ProblemAlert problem={problem} />}
      </div>
      <Dialog open={chosen !== undefined} title={texts.crop} onClose={dismiss}>
        {chosen && (
          <PictureCropper
            {...chosen}
            size={size}
            round={round}
            onCropped={send}
            onCancel={dismiss}
          />
        )}
      </Dialog>
    </div>
  );
};
