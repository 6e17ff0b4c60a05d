import { expect, it } from 'vitest';
import { plainWords, toRich } from './plain-words';

it('reads rich text that is nothing but words, and none that has markup', () => {
  expect(plainWords('A &amp; B')).toBe('A & B');
  expect(plainWords('<p>One line</p>')).toBe('One line');
  expect(plainWords('')).toBe('');
  for (const html of ['A <b>bold</b> one', '<p>One</p><p>Two</p>', '<img src="x" alt="x">']) {
    expect(plainWords(html)).toBeUndefined();
  }
});

it('writes words so that they read the same', () => {
  for (const words of ['<b>x</b>', 'a & b', '5 < 6 > 4', 'বাংলা "লেখা"']) {
    expect(plainWords(toRich(words))).toBe(words);
  }
});
