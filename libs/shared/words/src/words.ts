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
  /** Whether a key made from a code has a text. */
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

/** Texts and formats of one language for what the server writes: mails, documents, files. */
export const wordsIn = (language: Language): Words => made.get(language) ?? make(language);
