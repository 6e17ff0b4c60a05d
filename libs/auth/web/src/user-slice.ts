import type { CurrentUser } from '@lms/auth/contract';
import { loggedOut, sessionEnded } from '@lms/entity-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Signed-in user, persisted under `auth-user`. */
export const userSlice = createSlice({
  name: 'user',
  initialState: { current: null as CurrentUser | null },
  reducers: {
    userLoaded: (state, { payload }: PayloadAction<CurrentUser>) => {
      state.current = payload;
    },
    /** The user changed the name or picture that the header shows. */
    userChanged: (state, { payload }: PayloadAction<Pick<CurrentUser, 'name' | 'imageUrl'>>) => {
      if (state.current) Object.assign(state.current, payload);
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
export const { userLoaded, userChanged } = userSlice.actions;
export const { selectCurrentUser } = userSlice.selectors;
