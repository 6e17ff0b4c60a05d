import type { Language } from '@lms/contract';
import { languageTag } from '@lms/i18n';
import type { Theme } from '@lms/ui';

const year = 365 * 24 * 60 * 60;

/** Sets the document's `lang`, and a cookie for the language of the next server-rendered page. */
export const applyLanguage = (language: Language) => {
  const tag = languageTag(language);
  if (document.documentElement.lang === tag && document.cookie.includes(`language=${language}`))
    return;
  document.documentElement.lang = tag;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax${secure}`;
};

export const applyTheme = (theme: Theme) => {
  const dark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
};

/** Turns on large text, a setting of the signed-in user. */
export const applyTextSize = (isLarge = false) => {
  if (isLarge) document.documentElement.dataset['text'] = 'large';
  else delete document.documentElement.dataset['text'];
};
