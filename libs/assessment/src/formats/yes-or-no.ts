/** What people write, and what Excel saves TRUE and FALSE as in its own language. */
const yes = '1 true yes হ্যাঁ wahr ja vrai oui verdadero sí 是 はい';
const no = '0 false no না falsch nein faux non falso 否 いいえ';

const valuesOf = (words: string, value: boolean) =>
  words.split(' ').map((word): [string, boolean] => [word.normalize('NFC'), value]);
const values = new Map([...valuesOf(yes, true), ...valuesOf(no, false)]);

/** What a cell says, where that is yes or no. */
export const readYesOrNo = (cell: string): boolean | undefined =>
  values.get(cell.trim().normalize('NFC').toLowerCase());
