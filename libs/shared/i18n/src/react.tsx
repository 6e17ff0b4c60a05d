import { createFormats, type Formats, type Translate } from '@lms/words';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, useContext, useMemo } from 'react';
import { I18nContext, I18nextProvider, useTranslation as useEngine } from 'react-i18next';

export const I18nProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => (
  <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
);

interface Translation {
  t: Translate;
  formats: Formats;
  i18n: I18n;
}

/**
 * Returns texts and formats in the reader's language; the component follows a change of language.
 */
export const useTranslation = (): Translation => {
  // The instance itself: react-i18next's hook returns a wrapper per component.
  const i18n = (useContext(I18nContext) as { i18n?: I18n } | undefined)?.i18n;
  if (!i18n) throw new Error('no I18nProvider above');
  const { t } = useEngine();
  return useMemo(
    () => ({ t: t as Translate, formats: createFormats(i18n.language), i18n }),
    [t, i18n],
  );
};
