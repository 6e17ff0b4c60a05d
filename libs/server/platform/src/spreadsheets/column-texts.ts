import { languages, type SpreadsheetColumn } from '@lms/contract';
import { wordsIn } from '@lms/words';
import { reasonTitles } from './reason-texts';

/** Zone that an export adds to the heading of times. */
const zone = / \(asia\/dhaka\)$/;

/** Normalises a text for comparison, ignoring case and Unicode composition. */
const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();

const inAllLanguages = (key: string) =>
  languages.map((language) => {
    const { t, has } = wordsIn(language);
    return folded(has(key) ? t(key) : key);
  });

/** Returns a column's accepted titles: its own, and its label in each language. */
export const titlesOf = ({ title, titleKey }: SpreadsheetColumn) => [
  ...new Set([folded(title), ...inAllLanguages(titleKey)]),
];

/** Leaves out of a title what people vary: a plural's end, and signs between words. */
const stemOf = (title: string) => title.replace(/[\s._-]+/g, '').replace(/s$/, '');

/**
 * Finds the columns of a file by its titles; `undefined` for an unknown title. One that is no title
 * but much like those of one column that the file lacks stands for it.
 */
export const columnsOf = (columns: readonly SpreadsheetColumn[], titles: string[]) => {
  const known = columns.map((column) => ({ column, texts: titlesOf(column) }));
  const given = titles.map((title) => folded(title).replace(zone, ''));
  const exact = given.map((title) => known.find(({ texts }) => texts.includes(title)));
  const others = known.filter((one) => !exact.includes(one));
  return given.map((title, at) => {
    const isLike = (text: string) => stemOf(text) === stemOf(title);
    const like = title ? others.filter(({ texts }) => texts.some(isLike)) : [];
    return (exact[at] ?? (like.length === 1 ? like[0] : undefined))?.column;
  });
};

/** Returns the fields that no column of a file sets. */
export const unsetFields = (columns: readonly SpreadsheetColumn[], titles: string[]) => {
  const set = new Set(columnsOf(columns, titles).map((column) => column?.field));
  return columns.map(({ field }) => field).filter((field) => !set.has(field));
};

/** Titles of the columns that an errors file adds. */
const addedTitles = () => new Set(languages.flatMap(reasonTitles).map(folded));

/** Returns a file's titles that name no column; a blank one has nothing to tell. */
export const unknownTitles = (columns: readonly SpreadsheetColumn[], titles: string[]) => {
  const added = addedTitles();
  const found = columnsOf(columns, titles);
  return titles.filter((title, at) => !found[at] && title.trim() && !added.has(folded(title)));
};

const letterOf = (place: number) => String.fromCharCode(65 + place);
/** Letters by which a spreadsheet names a column, from `A` to `ZZ`. */
const lettersOf = (at: number) =>
  at < 26 ? letterOf(at) : letterOf(Math.floor(at / 26) - 1) + letterOf(at % 26);

/** Tells apart by their letters the columns of a title that names none and stands more than once. */
export const withLetters = (columns: readonly SpreadsheetColumn[], titles: string[]) => {
  const unknown = unknownTitles(columns, titles);
  const isRepeated = (title: string) => unknown.indexOf(title) < unknown.lastIndexOf(title);
  return titles.map((title, at) => (isRepeated(title) ? `${title} (${lettersOf(at)})` : title));
};

/** Returns a converter from the labels that an export writes to their values. */
export const wordReader = ({ wordKeys }: SpreadsheetColumn) => {
  if (!wordKeys) return (cell: string) => cell;
  const values = new Map(
    Object.entries(wordKeys).flatMap(([value, key]) => [
      [folded(value), value],
      ...inAllLanguages(key).map((word): [string, string] => [word, value]),
    ]),
  );
  return (cell: string) =>
    cell
      .split(/[,;،、\n]/)
      .map((word) => values.get(folded(word)) ?? word.trim())
      .filter(Boolean)
      .join(', ');
};
