import type { Language, RowProblem } from '@lms/contract';
import { localeOf } from '../locale';
import { textIn } from './screen-texts';

/** What stands above the two columns that a file of faults has more. */
export const reasonTitles = (language: Language) =>
  ['row', 'reason'].map((name) => textIn(language, `spreadsheets.errors.${name}`) ?? name);

/** Where the screens have the text of a code: what spreadsheets say in their own way comes first. */
const places = ['spreadsheets.reason', 'validation', 'problems'];

/** Why a row was refused, in the words of the screen; a code stands for itself where there are none. */
export const reasonText = (language: Language, name: string, { code, params }: RowProblem) => {
  const values: Record<string, string | number> = { name, ...params };
  const [text = `{name}: ${code}`] = places.flatMap(
    (place) => textIn(language, `${place}.${code}`) ?? [],
  );
  return text.replace(/\{(\w+)\}/g, (_match, key: string) =>
    (values[key] ?? '').toLocaleString(localeOf(language)),
  );
};
