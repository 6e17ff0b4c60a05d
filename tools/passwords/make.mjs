/**
 * Makes the list of breached passwords (`libs/auth/api/src/breached-passwords.json`) as hashes in
 * ranges: no password stands in it. Keeps what is there, and adds the leaked passwords of a package,
 * which nothing else needs, and the words of further files, each a JSON list:
 *
 *     npm install --no-save @zxcvbn-ts/language-common@4.1.3
 *     node tools/passwords/make.mjs [file …]
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const list = new URL('../../libs/auth/api/src/breached-passwords.json', import.meta.url);
const leaked = new URL(
  '../../node_modules/@zxcvbn-ts/language-common/src/passwords.json',
  import.meta.url,
);

/** Bytes of a hash after the first one, which names the range: no two words are taken for one. */
const suffixBytes = 5;
/** Shortest word that is also refused with digits and signs around it. */
const minStem = 5;

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const stemOf = (word) => word.replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '');
const withStem = (word) => [word, stemOf(word)].filter(({ length }) => length >= minStem);

const hexDigits = new RegExp(`.{${2 * suffixBytes}}`, 'g');
const known = existsSync(list) ? read(list) : Array.from({ length: 256 }, () => '');
const ranges = known.map(
  (range) => new Set(Buffer.from(range, 'base64').toString('hex').match(hexDigits)),
);
const add = (word) => {
  const hash = createHash('sha256').update(word.normalize('NFC').toLowerCase()).digest();
  ranges[hash[0]].add(hash.toString('hex', 1, 1 + suffixBytes));
};

read(leaked).flatMap(withStem).forEach(add);
process.argv.slice(2).flatMap(read).forEach(add);

const lines = ranges.map((range) =>
  Buffer.from([...range].sort().join(''), 'hex').toString('base64'),
);
writeFileSync(list, `${JSON.stringify(lines, null, 2)}\n`);
console.log(`${ranges.reduce((sum, { size }) => sum + size, 0)} words`);
