import { expect, it } from 'vitest';
import { wordsOf } from './words-of';

it.each([
  ['<p>One</p><ul><li>two</li><li>three</li></ul>', 'One two three'],
  ['<p>1 &lt; 2 &amp; <b>3</b></p>', '1 < 2 & 3'],
  ['', ''],
])('reads %s without its markup', (html, words) => expect(wordsOf(html)).toBe(words));
