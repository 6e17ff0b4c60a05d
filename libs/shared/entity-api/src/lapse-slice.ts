import { createSlice } from '@reduxjs/toolkit';
import { loggedOut, sessionEnded, tokensReceived } from './session-slice';

/** Session that ended while somebody typed: the screen stays until they sign in again. */
export const lapseSlice = createSlice({
  name: 'lapse',
  initialState: { isLapsed: false },
  reducers: {
    sessionLapsed: () => ({ isLapsed: true }),
  },
  extraReducers: (builder) => {
    const over = () => ({ isLapsed: false });
    builder.addCase(tokensReceived, over).addCase(loggedOut, over).addCase(sessionEnded, over);
  },
  selectors: { selectIsLapsed: (state) => state.isLapsed },
});
export const { sessionLapsed } = lapseSlice.actions;
export const { selectIsLapsed } = lapseSlice.selectors;
