import type { Language } from '@lms/contract';
import { createInstance, type i18n as I18n } from 'i18next';
import { createFormats } from './formats';
import { languageTag } from './languages';
import { namespaces } from './namespaces';
import type { TextKey } from './text-key';
import type { Texts } from './texts';

/**
 * Returns the text of a key, filled with `values`; `count` selects the plural, `context` a variant.
 */
export type Translate = (
  key: TextKey,
  values?: Record<string, string | number | undefined>,
) => string;

/**
 * Creates a separate instance for each app, request or test: i18next's shared one would mix the
 * languages of two readers on the server.
 */
export const createEngine = (language: Language, texts: Texts): I18n => {
  const engine = createInstance();
  const tag = languageTag(language);
  void engine.init({
    lng: tag,
    resources: { [tag]: { ...texts } },
    initAsync: false,
    fallbackLng: false,
    load: 'currentOnly',
    ns: [...namespaces],
    defaultNS: false,
    // Keys begin with their namespace: `cart.total`.
    nsSeparator: '.',
    keySeparator: '.',
    appendNamespaceToMissingKey: true,
    // React and `escapeMarkup` escape texts for HTML; PDFs need no escaping.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '',
    react: { useSuspense: false },
  });
  engine.services.formatter?.add('number', (value: number, shown: string | undefined) =>
    createFormats(shown ?? tag).number(value),
  );
  return engine;
};

/** Returns true if a key has a text, for keys built from codes that this version may not know. */
export const hasText = (engine: I18n, key: string): key is TextKey =>
  engine.exists(key, { count: 1, returnObjects: false });
