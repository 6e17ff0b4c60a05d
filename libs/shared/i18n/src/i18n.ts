import type { Language } from '@lms/contract';
import {
  createEngine,
  languageOfTag,
  languageTag,
  type Namespace,
  type TextLoader,
  type Texts,
  type TextTree,
} from '@lms/words';
import type { i18n as I18n } from 'i18next';

let loadFile: TextLoader = (language, namespace) =>
  Promise.reject(new Error(`no text loader: ${language}/${namespace}`));

export const setTextLoader = (loader: TextLoader) => {
  loadFile = loader;
};

/** Loaded texts of each instance, by language tag and namespace. */
const held = new WeakMap<I18n, Map<string, Texts>>();

/** Returns an instance's loaded texts of a language. */
export const textsOf = (i18n: I18n, tag = i18n.language): Texts => held.get(i18n)?.get(tag) ?? {};

/** Adds texts without copying them: requests on the server share them, and nobody changes them. */
const addTo = (i18n: I18n, tag: string, namespace: Namespace, texts: TextTree) =>
  i18n.addResourceBundle(tag, namespace, texts, false, true, { skipCopy: true });

const add = (i18n: I18n, tag: string, namespace: Namespace, texts: TextTree) => {
  held.get(i18n)?.set(tag, { ...textsOf(i18n, tag), [namespace]: texts });
  addTo(i18n, tag, namespace, texts);
};

/** Creates an instance with `texts` that loads others on demand. */
export const createI18n = (language: Language, texts: Texts = {}): I18n => {
  const i18n = createEngine(language, texts);
  held.set(i18n, new Map([[i18n.language, texts]]));
  return i18n;
};

const load = async (i18n: I18n, language: Language, namespace: Namespace) => {
  const tag = languageTag(language);
  try {
    add(i18n, tag, namespace, await loadFile(language, namespace));
  } catch (error) {
    console.warn(`texts not loaded: ${language}/${namespace}`, error);
    // Not stored, so that the next use tries again.
    if (language === 'en') return;
    addTo(i18n, tag, namespace, await loadFile('en', namespace).catch(() => ({})));
  }
};

/** Pending loads by language and namespace, shared by all who need the same file. */
const loading = new WeakMap<I18n, Map<string, Promise<void>>>();

const loadOnce = (i18n: I18n, language: Language, namespace: Namespace): Promise<void> => {
  const loads = loading.get(i18n) ?? new Map<string, Promise<void>>();
  loading.set(i18n, loads);
  const file = `${language}/${namespace}`;
  const loaded =
    loads.get(file) ?? load(i18n, language, namespace).finally(() => loads.delete(file));
  loads.set(file, loaded);
  return loaded;
};

/**
 * Loads `namespaces` in the language. If a file can't be loaded the problem is logged and English
 * stands in, so that no screen waits for a text (specification, section 4).
 */
export const loadTexts = async (
  i18n: I18n,
  language: Language,
  namespaces: readonly Namespace[],
): Promise<void> => {
  const texts = textsOf(i18n, languageTag(language));
  const missing = namespaces.filter((namespace) => !texts[namespace]);
  await Promise.all(missing.map((namespace) => loadOnce(i18n, language, namespace)));
};

/** Loads `namespaces` in the current language, even if the language changes meanwhile. */
export const loadShownTexts = async (
  i18n: I18n,
  namespaces: readonly Namespace[],
): Promise<void> => {
  const tag = i18n.language;
  await loadTexts(i18n, languageOfTag(tag), namespaces);
  if (i18n.language !== tag) await loadShownTexts(i18n, namespaces);
};

/** Language last requested from each instance. */
const wanted = new WeakMap<I18n, Language>();

const inUse = (i18n: I18n) => Object.keys(textsOf(i18n)) as Namespace[];

/**
 * Loads all texts in use in another language, then switches to it; returns `false` if yet another
 * language was requested meanwhile.
 */
export const changeLanguage = async (i18n: I18n, language: Language): Promise<boolean> => {
  wanted.set(i18n, language);
  let loaded: Namespace[];
  // Repeat if another part of the page came into use meanwhile.
  do {
    loaded = inUse(i18n);
    await loadTexts(i18n, language, loaded);
  } while (inUse(i18n).length > loaded.length);
  if (wanted.get(i18n) !== language) return false;
  await i18n.changeLanguage(languageTag(language));
  return true;
};
