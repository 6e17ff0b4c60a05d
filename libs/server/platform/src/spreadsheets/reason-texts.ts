import type { Language, RowProblem } from '@lms/contract';
import { wordsIn } from '@lms/words';

/** What stands above the two columns that a file of faults has more. */
export const reasonTitles = (language: Language) => {
  const { t } = wordsIn(language);
  return [t('spreadsheets.errors.row'), t('spreadsheets.errors.reason')];
};

/** Where the screens have the text of a code: what spreadsheets say in their own way comes first. */
const places = ['spreadsheets.reason', 'validation', 'problems'];

/** Why a row was refused, in the words of the screen; a code stands for itself where there are none. */
export const reasonText = (language: Language, name: string, { code, params = {} }: RowProblem) => {
  const { t, has, formats } = wordsIn(language);
  const key = places.map((place) => `${place}.${code}`).find(has);
  if (!key) return `${name}: ${code}`;
  const shown = Object.entries(params).map(([param, value]) => [
    param,
    typeof value === 'number' ? formats.number(value) : value,
  ]);
  return t(key, { name, ...(Object.fromEntries(shown) as typeof params) });
};
