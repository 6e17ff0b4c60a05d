import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** How the layout was set up, persisted under the specification's layout key. */
export const layoutSlice = createSlice({
  name: 'layout',
  initialState: { theme: 'system' as Theme },
  reducers: {
    themeChanged: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
  },
  selectors: { selectTheme: (state) => state.theme },
});
export const { themeChanged } = layoutSlice.actions;
export const { selectTheme } = layoutSlice.selectors;
