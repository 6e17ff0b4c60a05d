import { whileBusy } from '@lms/admin-ui';
import { deviceOf, useSession } from '@lms/auth/web';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  orgManagementPermissions,
  type User,
  type UserSession,
} from '@lms/org-management/contract';
import { toastShown, useProblemText } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Part } from './part';
import { userPageApi } from './user-page-api';
import styles from './user-page.module.css';

const useDeviceText = () => {
  const { t } = useTranslation();
  return ({ userAgent }: UserSession) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('users.session.device', { browser, system });
    return browser ?? system ?? t('users.session.unknown');
  };
};

/** Sessions of a user; one of them or all can be ended. */
export const SessionPart = ({ user }: { user: User }) => {
  const { t, formats } = useTranslation();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const deviceText = useDeviceText();
  const { can } = useSession();
  const query = userPageApi.useGetUserSessionsQuery(user.id, { refetchOnMountOrArgChange: true });
  const [endSession] = userPageApi.useEndUserSessionMutation();
  const [endSessions] = userPageApi.useEndUserSessionsMutation();
  const [ending, setEnding] = useState<string>();
  const { id, name } = user;
  const mayEnd = can(orgManagementPermissions['user.write']);
  const end = async (sessionId?: string) => {
    if (ending) return;
    setEnding(sessionId ?? 'all');
    const { error } = await (sessionId ? endSession({ id, sessionId }) : endSessions(id));
    setEnding(undefined);
    const done = sessionId ? t('users.toast.sessionEnded') : t('users.toast.signedOut', { name });
    const message = error ? problemText(toCallProblem(error)) : done;
    dispatch(toastShown({ type: error ? 'error' : 'success', message }));
  };
  return (
    <Part
      title={t('users.page.sessions')}
      query={query}
      empty={t('users.page.noSessions')}
      isEmpty={({ items }) => items.length === 0}
      action={
        mayEnd &&
        query.currentData &&
        query.currentData.items.length > 0 && (
          <Button type="text" danger {...whileBusy(ending === 'all')} onClick={() => void end()}>
            {t('users.session.endAll')}
          </Button>
        )
      }
    >
      {({ items }) => (
        <ul className={styles['list']}>
          {items.map((session) => {
            const device = deviceText(session);
            const at = formats.dateTime(session.lastUsedAt);
            return (
              <li key={session.id}>
                <div>
                  <p className={styles['strong']}>{device}</p>
                  <p className={styles['soft']}>
                    {t('users.session.used', { ip: session.ip, at })}
                  </p>
                </div>
                {mayEnd && (
                  <Button
                    {...whileBusy(ending === session.id)}
                    aria-label={t('users.session.endNamed', { device: `${device}, ${at}` })}
                    onClick={() => void end(session.id)}
                  >
                    {t('users.session.end')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Part>
  );
};
