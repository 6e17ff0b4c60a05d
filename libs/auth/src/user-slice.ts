import type { CurrentUser } from '@lms/contract';
import { loggedOut, sessionEnded } from '@lms/entity-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in user, persisted under `auth-user`. */
export const userSlice = createSlice({
  name: 'user',
  initialState: { current: null as CurrentUser | null },
  reducers: {
    userLoaded: (state, { payload }: PayloadAction<CurrentUser>) => {
      state.current = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(loggedOut, (state) => {
        state.current = null;
      })
      .addCase(sessionEnded, (state) => {
        state.current = null;
      });
  },
  selectors: { selectCurrentUser: (state) => state.current },
});
export const { userLoaded } = userSlice.actions;
export const { selectCurrentUser } = userSlice.selectors;
