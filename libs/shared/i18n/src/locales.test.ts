import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import { languages } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { compileTexts, type TextTree } from './compile';
import { languageTag } from './languages';
import { argumentsOf, literalsOf, pluralsOf } from './testing/message';

const files = import.meta.glob<TextTree>('./locales/*/*.json', { import: 'default', eager: true });

const flatten = (tree: TextTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );

const namespaces = Object.keys(files)
  .filter((path) => path.startsWith('./locales/en/'))
  .map((path) => path.replace(/.*\/(.*)\.json/, '$1'));

const textsOf = (language: string) =>
  namespaces.flatMap((namespace) => {
    const tree = files[`./locales/${language}/${namespace}.json`] ?? {};
    const compiled = compileTexts(namespace, tree);
    return flatten(tree, `${namespace}.`).map(([key, text]) => ({
      key,
      text,
      message: compiled[key] ?? [],
    }));
  });

const english = new Map(textsOf('en').map((entry) => [entry.key, entry]));

/** The plural forms of counts that occur; from a million on, Spanish and French take `other` too. */
const pluralForms = (language: (typeof languages)[number]) => {
  const rules = new Intl.PluralRules(languageTag(language));
  const forms = Array.from({ length: 1000 }, (_, count) => rules.select(count));
  return [...new Set(['other', ...forms])].sort();
};

/** Names and signs that stay as they are in scripts other than the Latin one. */
const untranslated = new Set([
  'common.brand.name',
  'communication.chat.with',
  'learning.video.times',
  'validation.form.at',
]);

const wordsOf = (message: CompiledMessage) =>
  literalsOf(message)
    .join(' ')
    .match(/\p{L}+/gu) ?? [];

const isEnglish = (key: string, text: string) => text === english.get(key)?.text;

describe.each(languages)('texts in %s', (language) => {
  const texts = textsOf(language);

  it('have the files and keys of English', () => {
    const folder = `./locales/${language}/`;
    const own = Object.keys(files).filter((path) => path.startsWith(folder));
    expect(own).toEqual(namespaces.map((namespace) => `${folder}${namespace}.json`));
    expect(texts.map(({ key }) => key).sort()).toEqual([...english.keys()].sort());
  });

  it('are never empty', () => {
    expect(texts.filter(({ text }) => !text.trim()).map(({ key }) => key)).toEqual([]);
  });

  it('are valid in ICU MessageFormat', () => {
    const invalid = texts.filter(({ message }) => literalsOf(message).some((x) => /[{}]/.test(x)));
    expect(invalid.map(({ key }) => key)).toEqual([]);
  });

  it('take the same values as English, in the same way', () => {
    for (const { key, message } of texts) {
      expect([key, argumentsOf(message)]).toEqual([
        key,
        argumentsOf(english.get(key)?.message ?? []),
      ]);
    }
  });

  it('have exactly the plural forms that the language knows', () => {
    const forms = pluralForms(language);
    for (const { key, message } of texts) {
      for (const plural of pluralsOf(message)) {
        expect([key, ...plural.filter((form) => !/^\d+$/.test(form))]).toEqual([key, ...forms]);
      }
    }
  });
});

it.each(['bn', 'ch', 'jp'])('leaves nothing in English in %s', (language) => {
  const left = textsOf(language).filter(
    ({ key, text }) => isEnglish(key, text) && !untranslated.has(key),
  );
  expect(left.map(({ key }) => key)).toEqual([]);
});

it.each(['es', 'de', 'fr'])('leaves no sentence in English in %s', (language) => {
  const left = textsOf(language).filter(
    ({ key, text, message }) => isEnglish(key, text) && wordsOf(message).length > 2,
  );
  expect(left.map(({ key }) => key)).toEqual([]);
});
