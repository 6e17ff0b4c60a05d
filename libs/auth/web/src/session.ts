import type { CurrentUser, LoginInput, UserRecord } from '@lms/auth/contract';
import { type Permission, reachOf } from '@lms/contract';
import {
  api,
  type CallProblem,
  loggedOut,
  selectIsSignedIn,
  toCallProblem,
  tokensReceived,
} from '@lms/entity-api';
import { selectChosenLanguage } from '@lms/i18n';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { authApi } from './auth-api';
import { blankUserImage, selectCurrentUser, userLoaded } from './user-slice';

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
  seenUntil,
}: UserRecord): CurrentUser => ({
  id,
  email: username,
  name,
  roles,
  imageUrl: imageUrl ?? blankUserImage,
  organizationCode: organization?.code ?? null,
  ...(largeText && { largeText }),
  ...(seenUntil && { seenUntil }),
});

/**
 * Start-up and login: fetches the user of the stored token. When the server answers that there is
 * none the user is logged out (specification, section 4); one that can't be reached logs nobody out.
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
    // The choice was made while signed out, or could not be sent then.
    const language = selectChosenLanguage(getState());
    if (language && language !== data.preferredLanguage && !data.seenUntil) {
      void dispatch(authApi.endpoints.setLanguage.initiate(language, { track: false }));
    }
    return undefined;
  }
  const problem: CallProblem = error
    ? toCallProblem(error)
    : { code: 'auth.sessionEnded', errors: [] };
  const isUnreachable = problem.code === 'offline' || problem.code.startsWith('server.');
  // Who only looked through the eyes of somebody else is still signed in.
  const isOwnSession = problem.code !== 'seeAs.ended';
  if (!isUnreachable && isOwnSession && selectIsSignedIn(getState())) dispatch(loggedOut());
  return problem;
};

/** Log in: saves the token, then fetches its user. Gives what went wrong, if anything did. */
export const useLogin = () => {
  const dispatch = useDispatch<Dispatch>();
  const { getState } = useStore<SessionState>();
  return async (input: LoginInput): Promise<CallProblem | undefined> => {
    const { data, error } = await dispatch(
      authApi.endpoints.authenticate.initiate(input, { track: false }),
    );
    if (!data) return toCallProblem(error);
    // What a visitor was answered may differ for a user.
    dispatch(api.util.resetApiState());
    dispatch(tokensReceived(data));
    return loadCurrentUser(dispatch, getState);
  };
};

/** Log out: tells the server, clears what is stored of the user, goes to `/` with a reload. */
export const useLogout = () => {
  const dispatch = useDispatch<Dispatch>();
  return async () => {
    await dispatch(authApi.endpoints.logout.initiate(undefined, { track: false }));
    dispatch(loggedOut());
    location.assign('/');
  };
};

/** Who is signed in, and what they may do; the server has the last word on both. */
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
