import {
  blankUserImage,
  type CurrentUser,
  type LoginInput,
  type UserRecord,
} from '@lms/auth/contract';
import { type AuthResult, type Permission, reachOf } from '@lms/contract';
import {
  api,
  type CallProblem,
  leaving,
  loggedOut,
  selectIsSignedIn,
  toCallProblem,
  tokensReceived,
} from '@lms/entity-api';
import { selectChosenLanguage } from '@lms/i18n';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { authApi } from './auth-api';
import { selectCurrentUser, userLoaded } from './user-slice';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type SessionState = Parameters<typeof selectIsSignedIn>[0] &
  Parameters<typeof selectChosenLanguage>[0];

const toCurrentUser = ({
  id,
  username,
  name,
  roles,
  imageUrl,
  organization,
  largeText,
  viewedAsUntil,
  needsSecondFactor,
}: UserRecord): CurrentUser => ({
  id,
  email: username,
  name,
  roles,
  imageUrl: imageUrl ?? blankUserImage,
  organizationCode: organization?.code ?? null,
  ...(largeText && { largeText }),
  ...(viewedAsUntil && { viewedAsUntil }),
  ...(needsSecondFactor && { needsSecondFactor }),
});

/**
 * Fetches the user of the stored token, at start-up and after login. A refused token logs the user
 * out (specification, section 4); an unreachable or busy server does not.
 */
export const loadCurrentUser = async (
  dispatch: Dispatch,
  getState: () => SessionState,
): Promise<CallProblem | undefined> => {
  if (!selectIsSignedIn(getState())) return undefined;
  const { data, error } = await dispatch(
    authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
  if (data) {
    dispatch(userLoaded(toCurrentUser(data)));
    // The language may have been chosen while signed out, or its call may have failed.
    const language = selectChosenLanguage(getState());
    if (language && language !== data.preferredLanguage && !data.viewedAsUntil) {
      void dispatch(authApi.endpoints.setLanguage.initiate(language, { track: false }));
    }
    return undefined;
  }
  const problem: CallProblem = error
    ? toCallProblem(error)
    : { code: 'auth.sessionEnded', errors: [] };
  // Out of reach, or too many calls: neither ends a session, nor does the end of a view as another
  // user.
  const isOver = !/^(?:offline$|server\.|request\.|seeAs\.)/.test(problem.code);
  if (isOver && selectIsSignedIn(getState())) dispatch(loggedOut());
  return problem;
};

/** Returns the start of a session: stores its tokens, then fetches their user. */
export const useStartSession = () => {
  const dispatch = useDispatch<Dispatch>();
  const { getState } = useStore<SessionState>();
  return (tokens: AuthResult): Promise<CallProblem | undefined> => {
    // Answers to a visitor may differ from those to a user.
    dispatch(api.util.resetApiState());
    dispatch(tokensReceived(tokens));
    return loadCurrentUser(dispatch, getState);
  };
};

/** Returns the login, which starts a session. Resolves to the problem, if any. */
export const useLogin = () => {
  const dispatch = useDispatch<Dispatch>();
  const startSession = useStartSession();
  return async (input: LoginInput): Promise<CallProblem | undefined> => {
    const { data, error } = await dispatch(
      authApi.endpoints.authenticate.initiate(input, { track: false }),
    );
    return data ? startSession(data) : toCallProblem(error);
  };
};

/** Returns a function that fetches the current user again, whose rights have changed. */
export const useReloadUser = () => {
  const dispatch = useDispatch<Dispatch>();
  const { getState } = useStore<SessionState>();
  return () => loadCurrentUser(dispatch, getState);
};

/** Returns the logout: asks, tells the server, clears the stored user, and reloads at `/`. */
export const useLogout = () => {
  const dispatch = useDispatch<Dispatch>();
  return async () => {
    if (!(await leaving.ask())) return;
    await dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }));
    dispatch(loggedOut());
    location.assign('/');
  };
};

/** Returns the current user and a check of permissions. The server enforces both. */
export const useSession = () => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const current = useSelector(selectCurrentUser);
  const user = isSignedIn ? current : null;
  return {
    isSignedIn,
    user,
    can: (permission: Permission) => user !== null && reachOf(user.roles, permission) !== 'none',
  };
};
