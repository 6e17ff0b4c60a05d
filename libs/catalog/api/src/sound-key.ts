/** Bengali letters by the Latin letters for their sound; without a and o, which are not written. */
const sounds: Record<string, string> = {
  k: 'কখ',
  g: 'গঘ',
  ng: 'ঙং',
  c: 'চছ',
  j: 'জঝয',
  n: 'ঞণন',
  t: 'টঠতথৎ',
  d: 'ডঢদধ',
  p: 'পফ',
  b: 'বভ',
  m: 'ম',
  r: 'র',
  l: 'ল',
  s: 'শষস',
  h: 'হ',
  i: 'ইঈএিীেঐৈ',
  u: 'উঊুূঔৌ',
  ri: 'ঋৃ',
  w: 'w',
};
const soundOf = new Map(
  Object.entries(sounds).flatMap(([sound, letters]) =>
    [...letters].map((letter): [string, string] => [letter, sound]),
  ),
);

/** Spellings that sound like others. A dot below (U+09BC) follows its letter (NFC). */
const bengaliSpellings: [RegExp, string][] = [
  [/ক্ষ/g, 'ক'],
  [/জ্ঞ/g, 'গ'],
  [/ঙ্/g, 'ন'],
  [/ওয\u09bc/g, 'w'],
  [/্য(?!\u09bc)/g, ''],
  [/য\u09bc/g, 'ই'],
  [/[ডঢ]\u09bc/g, 'র'],
];
const latinSpellings: [RegExp, string][] = [
  [/ph|f/g, 'p'],
  [/v/g, 'b'],
  [/x/g, 'ks'],
  [/ch/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/z/g, 'j'],
  [/([bcdgjkprst])h/g, '$1'],
  [/(?<=..)e$/g, ''],
  [/ee|[ey]/g, 'i'],
  [/oo/g, 'u'],
  [/[ao]/g, ''],
];

const respell = (word: string, spellings: [RegExp, string][]) =>
  spellings.reduce((text, [from, to]) => text.replace(from, to), word);

const withoutDoubles = (sound: string) => sound.replace(/(.)\1+/g, '$1');

/**
 * Sound of a Bengali word in Latin letters, as coarse as people write it with a Latin keyboard:
 * without aspiration, length, and the vowels a and o, which no two of them write alike. Empty for
 * a word in another script.
 */
export const soundOfBengali = (word: string) =>
  /\p{Script=Bengali}/u.test(word)
    ? withoutDoubles(
        [...respell(word, bengaliSpellings)].map((letter) => soundOf.get(letter) ?? '').join(''),
      )
    : '';

/** Sound of a word in Latin letters, comparable with {@link soundOfBengali}; else empty. */
export const soundOfLatin = (word: string) =>
  /^[a-z]+$/.test(word) ? withoutDoubles(respell(word, latinSpellings)) : '';
