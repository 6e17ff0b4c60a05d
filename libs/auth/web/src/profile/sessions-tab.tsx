import type { SessionItem } from '@lms/auth/contract';
import { type CallProblem, sessionEnded, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  Button,
  Dialog,
  ErrorState,
  focusHeading,
  Loading,
  ProblemAlert,
  Skeleton,
  toastShown,
} from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { deviceOf } from './device';
import { profileApi } from './profile-api';
import styles from './profile.module.css';

const useDeviceText = () => {
  const { t } = useTranslation();
  return (userAgent: string) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('profile.sessions.device', { browser, system });
    return browser ?? system ?? t('profile.sessions.unknownDevice');
  };
};

interface SessionRowProps {
  session: SessionItem;
  busy: boolean;
  onEnd: () => void;
}

const SessionRow = ({ session, busy, onEnd }: SessionRowProps) => {
  const { t, formats } = useTranslation();
  const device = useDeviceText()(session.userAgent);
  return (
    <li className={styles['session']}>
      <div>
        <p className={styles['strong']}>
          {device}
          {session.isCurrent && (
            <span className={styles['mark']}>{t('profile.sessions.current')}</span>
          )}
        </p>
        <p className={styles['soft']}>{t('profile.sessions.place', { ip: session.ip })}</p>
        <p className={styles['soft']}>
          {t('profile.sessions.times', {
            since: formats.dateTime(session.createdAt),
            used: formats.dateTime(session.lastUsedAt),
          })}
        </p>
      </div>
      <Button
        look="secondary"
        busy={busy}
        // Several sessions may be of one device.
        aria-label={t('profile.sessions.endNamed', {
          device: `${device}, ${formats.dateTime(session.lastUsedAt)}`,
        })}
        onClick={onEnd}
      >
        {t('profile.sessions.end')}
      </Button>
    </li>
  );
};

/** List of the user's sessions. Each can be ended; ending the current one signs out. */
export const SessionsTab = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { data, error, isFetching, refetch } = profileApi.useGetSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [endSession] = profileApi.useEndSessionMutation();
  const [endAll, { isLoading: isEndingAll }] = profileApi.useEndAllSessionsMutation();
  const [ending, setEnding] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<CallProblem>();

  const end = async ({ id, isCurrent }: SessionItem) => {
    if (ending) return;
    setEnding(id);
    const { error: failure } = await endSession(id);
    const why = failure && toCallProblem(failure);
    // A session that no longer exists counts as ended.
    const isEnded = !why || why.code === 'entity.notFound';
    setProblem(isEnded ? undefined : why);
    if (isEnded && isCurrent) {
      dispatch(sessionEnded());
      return;
    }
    if (isEnded) {
      dispatch(toastShown({ type: 'success', message: t('profile.sessions.ended') }));
      await refetch();
      focusHeading();
    }
    setEnding(undefined);
  };
  const endEverywhere = async () => {
    const { error: failure } = await endAll();
    setIsAsking(false);
    if (failure) setProblem(toCallProblem(failure));
    else dispatch(sessionEnded());
  };

  if (!data) {
    if (error && !isFetching) {
      return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
    }
    return (
      <Loading>
        <Skeleton height={18} />
      </Loading>
    );
  }
  return (
    <section className={styles['section']}>
      <h2>{t('profile.tab.sessions')}</h2>
      <p>{t('profile.sessions.intro')}</p>
      {problem && <ProblemAlert problem={problem} />}
      <ul className={styles['sessions']}>
        {data.items.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      <div>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {t('profile.sessions.endAll')}
        </Button>
      </div>
      <Dialog
        open={isAsking}
        title={t('profile.sessions.endAllTitle')}
        onClose={() => setIsAsking(false)}
        actions={
          <>
            <Button look="danger" busy={isEndingAll} onClick={() => void endEverywhere()}>
              {t('profile.sessions.endAll')}
            </Button>
            <Button look="secondary" onClick={() => setIsAsking(false)}>
              {t('common.action.cancel')}
            </Button>
          </>
        }
      >
        <p>{t('profile.sessions.endAllText')}</p>
      </Dialog>
    </section>
  );
};
