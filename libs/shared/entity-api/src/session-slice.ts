import type { AuthResult } from '@lms/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Tokens, persisted under the specification's auth key. All `null` when signed out. */
export type SessionState = { [Key in keyof AuthResult]: AuthResult[Key] | null };

const signedOut: SessionState = { accessToken: null, refreshToken: null, expiresIn: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    tokensReceived: (_state, { payload }: PayloadAction<AuthResult>) => ({ ...payload }),
    loggedOut: () => signedOut,
    /** The server ended the session: all storage is cleared. */
    sessionEnded: () => signedOut,
  },
  selectors: {
    selectIsSignedIn: (state) => state.accessToken !== null,
  },
});

export const { tokensReceived, loggedOut, sessionEnded } = sessionSlice.actions;
export const { selectIsSignedIn } = sessionSlice.selectors;
