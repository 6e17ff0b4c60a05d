import { useSession } from '@lms/auth/web';
import { sharedPermissions } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, ButtonLink, toastShown, useProblemText } from '@lms/ui';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import {
  useFollowPathMutation,
  useGetFollowedPathsQuery,
  useLeavePathMutation,
} from './followed-paths-api';
import { PathProgress } from './path-progress';
import styles from './paths.module.css';

interface FollowPathProps {
  pathId: string;
  slug: string;
  title: string;
}

/** Follows a learning path or stops, and shows how many of its steps are done. */
export const FollowPath = ({ pathId, slug, title }: FollowPathProps) => {
  const { t } = useTranslation();
  const { can, isSignedIn, user } = useSession();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const mayStudy = can(sharedPermissions['learning.study']);
  const { data } = useGetFollowedPathsQuery(undefined, { skip: !mayStudy });
  const [follow, following] = useFollowPathMutation();
  const [leave, leaving] = useLeavePathMutation();
  const box = useRef<HTMLDivElement>(null);
  const followed = data?.find((path) => path.pathId === pathId);

  const tell = ({ error }: { error?: unknown }, done?: string) => {
    const message = error ? problemText(toCallProblem(error)) : done;
    if (message) dispatch(toastShown({ type: error ? 'error' : 'success', message }));
    // The pressed button goes; the box around it stays.
    if (!error) box.current?.focus({ preventScroll: true });
  };
  if (!isSignedIn) {
    return (
      <ButtonLink
        to={`/auth/login?returnUrl=${encodeURIComponent(`/paths/${slug}`)}`}
        look="secondary"
        wide
      >
        {t('paths.signIn')}
      </ButtonLink>
    );
  }
  if (!mayStudy || (user && user.viewedAsUntil)) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {followed ? (
        <div className={styles['followed']} role="status">
          <PathProgress path={followed} />
          <p>{t('paths.followed')}</p>
          {followed.certificateSerial && (
            <ButtonLink to={`/certificate/${followed.certificateSerial}`} look="secondary" wide>
              {t('paths.certificate')}
            </ButtonLink>
          )}
          <Button
            look="plain"
            busy={leaving.isLoading}
            onClick={() =>
              void leave(pathId).then((answer) => tell(answer, t('paths.left', { title })))
            }
          >
            {t('paths.leave')}
          </Button>
        </div>
      ) : (
        <Button
          look="secondary"
          wide
          busy={following.isLoading}
          onClick={() => void follow(pathId).then((answer) => tell(answer))}
        >
          {t('paths.follow')}
        </Button>
      )}
    </div>
  );
};
