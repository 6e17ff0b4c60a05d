import type { Blank } from './form-values';

interface BlanksInText {
  text: string;
  blanks: Blank[];
}

const places = /\[\[(\d{1,4})\]\]/g;

/** Placeholder of the n-th blank in the text, counted from 1. */
export const placeholderOf = (number: number) => `[[${number}]]`;

/** Removes a blank with its placeholder; later ones are renumbered. */
export const withoutBlank = ({ text, blanks }: BlanksInText, index: number): BlanksInText => ({
  text: text.replace(places, (place, digits: string) => {
    const number = Number(digits);
    if (number === index + 1) return '';
    return number > index + 1 ? placeholderOf(number - 1) : place;
  }),
  blanks: blanks.toSpliced(index, 1),
});

/** Restores a blank at its index, with its placeholder at the end of the text. */
export const withBlank = (
  { text, blanks }: BlanksInText,
  index: number,
  blank: Blank,
): BlanksInText => {
  const renumbered = text.replace(places, (place, digits: string) => {
    const number = Number(digits);
    return number > index ? placeholderOf(number + 1) : place;
  });
  return {
    text: appended(renumbered, ` ${placeholderOf(index + 1)}`),
    blanks: blanks.toSpliced(index, 0, blank),
  };
};

/** Appends words to the last paragraph. */
const appended = (html: string, words: string) =>
  html.endsWith('</p>') ? `${html.slice(0, -'</p>'.length)}${words}</p>` : `${html}${words}`;
