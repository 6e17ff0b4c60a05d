import { createFormats, type Formats, type Translate } from '@lms/words';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';

export const I18nProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
);

interface Translation {
  t: Translate;
  formats: Formats;
  i18n: I18n;
}

/** Translation of an instance in its present language, one for all components. */
const createSource = (i18n: I18n) => {
  const translation = (): Translation => ({
    t: (key, values) => i18n.t(key, values),
    formats: createFormats(i18n.language),
    i18n,
  });
  let present = translation();
  i18n.on('languageChanged', () => (present = translation()));
  return {
    read: () => present,
    subscribe: (listener: () => void) => {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
  };
};

const sources = new WeakMap<I18n, ReturnType<typeof createSource>>();

const sourceOf = (i18n: I18n) => {
  const source = sources.get(i18n) ?? createSource(i18n);
  sources.set(i18n, source);
  return source;
};

/**
 * Returns texts and formats in the reader's language; the component follows a change of language.
 * Not react-i18next's own hook, which copies the instance for each component.
 */
export const useTranslation = (): Translation => {
  const i18n = (useContext(I18nContext) as { i18n?: I18n } | undefined)?.i18n;
  if (!i18n) throw new Error('no I18nProvider above');
  const { subscribe, read } = sourceOf(i18n);
  return useSyncExternalStore(subscribe, read, read);
};
