import { expect, it } from 'vitest';
import { readYesOrNo } from './yes-or-no';

it.each([
  ['TRUE', 'FALSE'],
  ['WAHR', 'FALSCH'],
  ['VRAI', 'FAUX'],
  ['VERDADERO', 'FALSO'],
  ['Yes', 'No'],
  ['হ্যাঁ', 'না'],
  ['SÍ', ' no '],
  ['Si\u0301', '0'],
  ['1', 'いいえ'],
])('reads %s as yes and %s as no', (yes, no) => {
  expect(readYesOrNo(yes)).toBe(true);
  expect(readYesOrNo(no)).toBe(false);
});

it.each(['', 'maybe', 'constructor', '2'])('takes %j for neither', (text) => {
  expect(readYesOrNo(text)).toBeUndefined();
});
