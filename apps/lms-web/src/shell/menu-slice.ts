import type { MenuItem, MenuTitle } from '@lms/contract';
import { loggedOut, sessionEnded } from '@lms/entity-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const initialState = { items: [] as MenuItem<MenuTitle>[] };

/** Menu of the signed-in user, persisted under `menu`; empty until it is built. */
export const menuSlice = createSlice({
  name: 'menu',
  initialState,
  reducers: {
    menuSaved: (_state, { payload }: PayloadAction<MenuItem<MenuTitle>[]>) => ({ items: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState).addCase(sessionEnded, () => initialState);
  },
  selectors: { selectMenu: (state) => state.items },
});
export const { menuSaved } = menuSlice.actions;
export const { selectMenu } = menuSlice.selectors;
