import type { Language } from '@lms/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface LanguageState {
  code: Language;
  /** Somebody chose it on this browser: only then is it kept, persisted under `language`. */
  isChosen?: boolean;
}

/** The language of the screens. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { code: 'en' } as LanguageState,
  reducers: {
    languageChanged: (_state, { payload }: PayloadAction<Language>) => ({
      code: payload,
      isChosen: true,
    }),
    /** The session was signed out, which clears the choice, too. */
    languageForgotten: () => ({ code: 'en' }) as const,
  },
  selectors: {
    selectLanguage: (state) => state.code,
    /** `undefined` while nobody has chosen one. */
    selectChosenLanguage: (state) => (state.isChosen ? state.code : undefined),
  },
});
export const { languageChanged, languageForgotten } = languageSlice.actions;
export const { selectLanguage, selectChosenLanguage } = languageSlice.selectors;
