import type { Language } from '@lms/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LanguageState {
  code: Language;
  /**
   * True once the reader has chosen the language in this browser; only then it is persisted, under
   * `language`.
   */
  isChosen?: boolean;
}

/** Interface language. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { code: 'en' } as LanguageState,
  reducers: {
    languageChanged: (_state, { payload }: PayloadAction<Language>) => ({
      code: payload,
      isChosen: true,
    }),
    /** Sign-out also clears the choice. */
    languageForgotten: () => ({ code: 'en' }) as const,
  },
  selectors: {
    selectLanguage: (state) => state.code,
    /** Returns the chosen language; `undefined` while nobody has chosen one. */
    selectChosenLanguage: (state) => (state.isChosen ? state.code : undefined),
  },
});
export const { languageChanged, languageForgotten } = languageSlice.actions;
export const { selectLanguage, selectChosenLanguage } = languageSlice.selectors;
