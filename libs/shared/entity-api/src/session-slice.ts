import type { AuthResult } from '@lms/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The tokens, persisted under the specification's auth key. All `null` when signed out. */
export type SessionState = { [Key in keyof AuthResult]: AuthResult[Key] | null };

const signedOut: SessionState = { accessToken: null, refreshToken: null, expiresIn: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    tokensReceived: (_state, { payload }: PayloadAction<AuthResult>) => ({ ...payload }),
    /** The learner logged out. */
    loggedOut: () => signedOut,
    /** The session is over for a reason of the server's: all storage is cleared. */
    sessionEnded: () => signedOut,
  },
  selectors: {
    selectIsSignedIn: (state) => state.accessToken !== null,
  },
});

export const { tokensReceived, loggedOut, sessionEnded } = sessionSlice.actions;
export const { selectIsSignedIn } = sessionSlice.selectors;
