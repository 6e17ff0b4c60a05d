import { createFormats, type Formats, type Translate } from '@lms/words';
import type { i18n as I18n } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nextProvider, useTranslation as useEngine } from 'react-i18next';

interface Translation {
  t: Translate;
  formats: Formats;
  i18n: I18n;
}

interface I18nProviderProps {
  i18n: I18n;
  children: ReactNode;
}

const TranslationContext = createContext<Translation | undefined>(undefined);

/** Asks react-i18next once for all components: its hook copies the instance at each call. */
const SharedTranslation = ({ i18n, children }: I18nProviderProps) => {
  const { t } = useEngine();
  const translation = useMemo(
    () => ({ t: t as Translate, formats: createFormats(i18n.language), i18n }),
    [t, i18n],
  );
  return <TranslationContext value={translation}>{children}</TranslationContext>;
};

export const I18nProvider = ({ i18n, children }: I18nProviderProps) => (
  <I18nextProvider i18n={i18n}>
    <SharedTranslation i18n={i18n}>{children}</SharedTranslation>
  </I18nextProvider>
);

/**
 * Returns texts and formats in the reader's language; the component follows a change of language.
 */
export const useTranslation = (): Translation => {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('no I18nProvider above');
  return translation;
};
