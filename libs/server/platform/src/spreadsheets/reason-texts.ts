import type { Language, RowProblem } from '@lms/contract';
import { wordsIn } from '@lms/words';

/** Returns the titles of the two columns added to an errors file. */
export const reasonTitles = (language: Language) => {
  const { t } = wordsIn(language);
  return [t('spreadsheets.errors.row'), t('spreadsheets.errors.reason')];
};

/** Translation namespaces to search for a code, most specific first. */
const places = ['spreadsheets.reason', 'validation', 'problems'];

/**
 * Returns the reason for refusing a row, as the screens word it; the code itself if it has no text.
 */
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
