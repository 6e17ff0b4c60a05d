import { languages } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { reasonText, reasonTitles } from './reason-texts';

/** Codes that refuse rows of people, batch codes and enrolments, or their file. */
const codes = [
  ...(['required', 'invalid', 'minLength', 'maxLength', 'min', 'max', 'integer', 'email'] as const),
  ...(['oneOf', 'endBeforeStart', 'day', 'notFound', 'notOffered', 'otherCourse'] as const),
  ...(['unknown', 'taken', 'duplicateInFile', 'tooManyColumns'] as const),
  ...(['user.roleTooHigh', 'user.ownAccount', 'entity.conflict'] as const),
];
const params = { min: 3, max: 500, line: 7, whom: 'Rahim' };
const say = (language: (typeof languages)[number], code: (typeof codes)[number]) =>
  reasonText(language, 'X', { row: 2, field: 'x', code, params });

describe.each(languages)('the reasons in %s', (language) => {
  it.each(codes)('say %s in words of their own', (code) => {
    const said = say(language, code);
    expect(said).not.toMatch(/[{}]|NaN/);
    expect(said).not.toBe(`X: ${code}`);
    if (language !== 'en') expect(said).not.toBe(say('en', code));
  });
});

it('write numbers as their language does', () => {
  expect(say('en', 'minLength')).toBe('X minimum length is 3');
  expect(say('bn', 'minLength')).toContain('৩');
});

it('say of a key where it stands above, and whose it is, not what a form or a question says', () => {
  expect(say('fr', 'duplicateInFile')).toBe('X figure déjà à la ligne 7\u00a0: Rahim');
});

it('stand below a heading of their language', () => {
  expect(reasonTitles('jp')).toEqual(['行', '理由']);
});
