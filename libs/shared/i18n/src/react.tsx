import type { I18n } from '@lingui/core';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { createFormats, type Formats } from './formats';
import type { TextKey } from './resources';

const I18nContext = createContext<I18n | null>(null);

export const I18nProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => (
  <I18nContext value={i18n}>{children}</I18nContext>
);

/** Gives the text of a key, filled with `values`. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

interface Translation {
  t: Translate;
  formats: Formats;
  i18n: I18n;
}

/** Texts and formats in the reader's language; the component follows a change of language. */
export const useTranslation = (): Translation => {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('no I18nProvider above');
  const tag = useSyncExternalStore(
    (changed) => i18n.on('change', changed),
    () => i18n.locale,
    () => i18n.locale,
  );
  return useMemo(
    () => ({ t: (key, values) => i18n._(key, values), formats: createFormats(tag), i18n }),
    [i18n, tag],
  );
};
