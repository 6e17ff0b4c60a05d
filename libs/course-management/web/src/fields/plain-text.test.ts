import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['<p>One</p><ul><li>two</li><li>three</li></ul>', 'One two three'],
  ['<p>1 &lt; 2 &amp; <b>3</b></p>', '1 < 2 & 3'],
  ['<p>wel<b>d</b>ing</p>', 'welding'],
  ['', ''],
])('reads %s without its markup', (html, words) => expect(plainText(html)).toBe(words));
