import type { CurrentUser, UserRecord } from '@lms/contract';
import { loggedOut, selectIsSignedIn } from '@lms/entity-api';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { authApi } from './auth-api';
import { userLoaded } from './user-slice';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

/** A user without a picture of their own. */
const blankUserImage = '/media/blank-user.svg';

const toCurrentUser = ({
  id,
  username,
  name,
  roles,
  imageUrl,
  organization,
}: UserRecord): CurrentUser => ({
  id,
  email: username,
  name,
  roles,
  imageUrl: imageUrl ?? blankUserImage,
  organizationCode: organization?.code ?? null,
});

/**
 * Start-up and login: fetches the user of the stored token. When the server knows no such user the
 * session is over (specification, section 4).
 */
export const loadCurrentUser = async (
  dispatch: Dispatch,
  getState: () => Parameters<typeof selectIsSignedIn>[0],
): Promise<CurrentUser | null> => {
  if (!selectIsSignedIn(getState())) return null;
  const { data, error } = await dispatch(
    authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true }),
  );
  if (data) {
    const user = toCurrentUser(data);
    dispatch(userLoaded(user));
    return user;
  }
  if (error && 'status' in error && error.status === 401) dispatch(loggedOut());
  return null;
};

/** Log out: tells the server, clears what is stored of the user, goes to `/` with a reload. */
export const useLogout = () => {
  const dispatch = useDispatch<Dispatch>();
  return async () => {
    await dispatch(authApi.endpoints.logout.initiate());
    dispatch(loggedOut());
    location.assign('/');
  };
};
