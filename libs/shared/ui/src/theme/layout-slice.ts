import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export const densities = ['dense', 'normal', 'roomy'] as const;
/** Height of the rows of lists. */
export type Density = (typeof densities)[number];

export interface LayoutConfig {
  theme: Theme;
  /** Shows icons only. */
  isAsideMinimised: boolean;
  /** Limits the content to a readable width instead of the full one. */
  isContentFixed: boolean;
  density: Density;
  /** Lets a single letter or sign act on screens of management. */
  singleKeys: boolean;
}

const initialState: LayoutConfig = {
  theme: 'system',
  isAsideMinimised: false,
  isContentFixed: true,
  density: 'normal',
  singleKeys: true,
};

/** Layout settings, persisted under the specification's layout key. */
export const layoutSlice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    themeChanged: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
    asideMinimised: (state, { payload }: PayloadAction<boolean>) => {
      state.isAsideMinimised = payload;
    },
    contentFixed: (state, { payload }: PayloadAction<boolean>) => {
      state.isContentFixed = payload;
    },
    densityChanged: (state, { payload }: PayloadAction<Density>) => {
      state.density = payload;
    },
    singleKeysSet: (state, { payload }: PayloadAction<boolean>) => {
      state.singleKeys = payload;
    },
    layoutReset: () => initialState,
  },
  selectors: { selectTheme: (state) => state.theme, selectLayout: (state) => state },
});
export const {
  themeChanged,
  asideMinimised,
  contentFixed,
  densityChanged,
  singleKeysSet,
  layoutReset,
} = layoutSlice.actions;
export const { selectTheme, selectLayout } = layoutSlice.selectors;
