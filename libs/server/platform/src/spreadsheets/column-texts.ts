import { languages, type SpreadsheetColumn } from '@lms/contract';
import { wordsIn } from '@lms/words';

/** As texts are compared: capitals do not matter, nor does the way in which a letter is composed. */
const folded = (text: string) => text.normalize('NFC').trim().toLowerCase();

const inAllLanguages = (key: string) =>
  languages.map((language) => {
    const { t, has } = wordsIn(language);
    return folded(has(key) ? t(key) : key);
  });

/** What may stand above a column: its title, and what lists call it in each language. */
export const titlesOf = ({ title, titleKey }: SpreadsheetColumn) => [
  ...new Set([folded(title), ...inAllLanguages(titleKey)]),
];

/** The columns of a file by its titles; nothing for one that is not known. */
export const columnsOf = (columns: readonly SpreadsheetColumn[], titles: string[]) => {
  const byTitle = new Map(
    columns.flatMap((column) => titlesOf(column).map((one) => [one, column])),
  );
  return titles.map((title) => byTitle.get(folded(title)));
};

/** Turns the words that an export writes back into the values that they stand for. */
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
