import type { Language } from '@lms/contract';
import { allTexts } from './bundled-texts';
import { createEngine, hasText, type Translate } from './engine';
import { createFormats, type Formats } from './formats';
import type { TextKey } from './text-key';

export interface Words {
  t: Translate;
  formats: Formats;
  /** BCP 47 tag. */
  locale: string;
  /** Returns true if a key built from a code has a text. */
  has: (key: string) => key is TextKey;
}

const made = new Map<Language, Words>();

const make = (language: Language): Words => {
  const engine = createEngine(language, allTexts[language]);
  const words: Words = {
    t: (key, values) => engine.t(key, values),
    formats: createFormats(engine.language),
    locale: engine.language,
    has: (key): key is TextKey => hasText(engine, key),
  };
  made.set(language, words);
  return words;
};

/**
 * Returns texts and formats of one language for mails, documents and files that the server writes.
 */
export const wordsIn = (language: Language): Words => made.get(language) ?? make(language);
