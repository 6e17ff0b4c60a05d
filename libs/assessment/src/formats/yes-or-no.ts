/** Words for yes and no, including those that Excel saves for TRUE and FALSE in each language. */
const yes = '1 true yes হ্যাঁ wahr ja vrai oui verdadero sí 是 はい';
const no = '0 false no না falsch nein faux non falso 否 いいえ';

const valuesOf = (words: string, value: boolean) =>
  words.split(' ').map((word): [string, boolean] => [word.normalize('NFC'), value]);
const values = new Map([...valuesOf(yes, true), ...valuesOf(no, false)]);

/** Parses a cell as yes or no; `undefined` if it is neither. */
export const readYesOrNo = (cell: string): boolean | undefined =>
  values.get(cell.trim().normalize('NFC').toLowerCase());
