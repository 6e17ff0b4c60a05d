import type { Language } from '@lms/contract';
import { languageTag } from '@lms/i18n';
import type { Theme } from '@lms/ui';

const year = 365 * 24 * 60 * 60;

/** `lang` on the document, and a cookie that lets the server render the next page in the language. */
export const applyLanguage = (language: Language) => {
  const tag = languageTag(language);
  if (document.documentElement.lang === tag && document.cookie.includes(`language=${language}`))
    return;
  document.documentElement.lang = tag;
  document.cookie = `language=${language}; path=/; max-age=${year}; samesite=lax`;
};

export const applyTheme = (theme: Theme) => {
  const dark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
};

/** Large text for those who need it, on all screens that they see signed in. */
export const applyTextSize = (isLarge = false) => {
  if (isLarge) document.documentElement.dataset['text'] = 'large';
  else delete document.documentElement.dataset['text'];
};
