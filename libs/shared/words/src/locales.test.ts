import { type Language, languages } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { allTexts } from './bundled-texts';
import { languageTag } from './languages';
import { namespaces } from './namespaces';
import type { TextTree } from './texts';

const files = import.meta.glob<TextTree>('./locales/*/*.json', { import: 'default', eager: true });

const flatten = (tree: TextTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** Returns all forms of each text of a language, by key. */
const textsOf = (language: Language) => {
  const texts = new Map<string, Record<string, string>>();
  for (const [key, text] of flatten(allTexts[language])) {
    const form = pluralForm.exec(key)?.[1] ?? '';
    const name = key.replace(pluralForm, '');
    texts.set(name, { ...texts.get(name), [form]: text });
  }
  return texts;
};

/** Returns a text's arguments, as `count, number`. */
const argumentsOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, argument]) => argument))].sort();

const literalOf = (text: string) => text.replace(/\{\{\w+(?:, number)?\}\}/g, ' ');

const english = textsOf('en');

/** Returns the plural forms of a language; i18next shows no text if one is missing. */
const formsOf = (language: Language) =>
  new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories.toSorted();

/** Names and symbols that stay the same in non-Latin scripts. */
const untranslated = new Set([
  'common.brand.name',
  'common.duration',
  'communication.chat.with',
  'learning.video.times',
  'mail.template.fromAdministrator.body',
  'mail.template.fromAdministrator.subject',
  // As they stand on a keyboard.
  'shortcuts.key.ctrl',
  'shortcuts.key.enter',
  'shortcuts.key.shift',
  'shortcuts.key.space',
  'validation.form.at',
]);

const isEnglish = (key: string, text: string, form: string) => text === english.get(key)?.[form];

/** Returns the texts of a language as [key, form, text]. */
const rowsOf = (language: Language) =>
  [...textsOf(language)].flatMap(([key, forms]) =>
    Object.entries(forms).map(([form, text]) => [key, form, text] as const),
  );

describe.each(languages)('texts in %s', (language) => {
  const texts = textsOf(language);

  it('have the files and keys of English, and are all bundled', () => {
    const folder = `./locales/${language}/`;
    const own = Object.keys(files).filter((path) => path.startsWith(folder));
    expect(own).toEqual(namespaces.map((namespace) => `${folder}${namespace}.json`));
    for (const namespace of namespaces) {
      expect(allTexts[language][namespace]).toBe(files[`${folder}${namespace}.json`]);
    }
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are never empty', () => {
    expect(rowsOf(language).filter(([, , text]) => !text.trim())).toEqual([]);
  });

  it('take values only as {{name}} or {{name, number}}', () => {
    expect(rowsOf(language).filter(([, , text]) => /[{}]|\$t\(/.test(literalOf(text)))).toEqual([]);
  });

  it('take the same values as English, in the same way', () => {
    for (const [key, forms] of texts) {
      const taken = argumentsOf(Object.values(forms).join(''));
      expect([key, taken]).toEqual([
        key,
        argumentsOf(Object.values(english.get(key) ?? {}).join('')),
      ]);
    }
  });

  it('have exactly the plural forms that the language knows', () => {
    for (const [key, { zero, ...forms }] of texts) {
      const { zero: englishZero, ...englishForms } = english.get(key) ?? {};
      const isPlural = !('' in englishForms);
      expect([key, ...Object.keys(forms).sort()]).toEqual([
        key,
        ...(isPlural ? formsOf(language) : ['']),
      ]);
      expect([key, zero !== undefined]).toEqual([key, englishZero !== undefined]);
    }
  });
});

it.each(['bn', 'ch', 'jp'] as const)('leaves nothing in English in %s', (language) => {
  const left = rowsOf(language).filter(
    ([key, form, text]) => isEnglish(key, text, form) && !untranslated.has(key),
  );
  expect(left).toEqual([]);
});

it.each(['es', 'de', 'fr'] as const)('leaves no sentence in English in %s', (language) => {
  const left = rowsOf(language).filter(
    ([key, form, text]) =>
      isEnglish(key, text, form) && (literalOf(text).match(/\p{L}+/gu) ?? []).length > 2,
  );
  expect(left).toEqual([]);
});

it('say with one German word that something is done', () => {
  expect(rowsOf('de').filter(([, , text]) => /erledigt|geschafft/i.test(text))).toEqual([]);
  const progress = rowsOf('de').filter(
    ([key, , text]) => key.endsWith('.progress') && text.startsWith('{{percent}}'),
  );
  expect(progress.length).toBeGreaterThan(0);
  for (const [, , text] of progress) expect(text).toContain('abgeschlossen');
});
