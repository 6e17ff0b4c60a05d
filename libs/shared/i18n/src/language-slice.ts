import type { Language } from '@lms/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The chosen language, persisted under `language`. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { code: 'en' as Language },
  reducers: {
    languageChanged: (state, { payload }: PayloadAction<Language>) => {
      state.code = payload;
    },
  },
  selectors: { selectLanguage: (state) => state.code },
});
export const { languageChanged } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
