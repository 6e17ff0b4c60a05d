import { languages } from '@lms/contract';
import { expect, it } from 'vitest';
import { isLanguage, languageNames, languageOfTag, languageTag } from './languages';

it.each(languages)('finds the stored code %s again by its tag, which Intl knows', (language) => {
  const tag = languageTag(language);
  expect(languageOfTag(tag)).toBe(language);
  expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
  expect(languageNames[language]).not.toBe('');
});

it('takes English for a tag that it does not know', () => {
  expect(languageOfTag('pt')).toBe('en');
});

it('refuses what is no stored code, such as a tag', () => {
  expect([isLanguage('jp'), isLanguage('ja'), isLanguage(null)]).toEqual([true, false, false]);
});
