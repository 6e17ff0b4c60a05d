import type { Blank } from './form-values';

interface BlanksInText {
  text: string;
  blanks: Blank[];
}

const places = /\[\[(\d{1,4})\]\]/g;

/** Where the n-th blank stands in the text, counted from 1. */
export const placeOf = (number: number) => `[[${number}]]`;

/** Takes a blank away with its place; those behind it move up by one. */
export const withoutBlank = ({ text, blanks }: BlanksInText, index: number): BlanksInText => ({
  text: text.replace(places, (place, digits: string) => {
    const number = Number(digits);
    if (number === index + 1) return '';
    return number > index + 1 ? placeOf(number - 1) : place;
  }),
  blanks: blanks.toSpliced(index, 1),
});

/** Puts a blank back where it was in the list, its place at the end of the text. */
export const withBlank = (
  { text, blanks }: BlanksInText,
  index: number,
  blank: Blank,
): BlanksInText => {
  const renumbered = text.replace(places, (place, digits: string) => {
    const number = Number(digits);
    return number > index ? placeOf(number + 1) : place;
  });
  return {
    text: appended(renumbered, ` ${placeOf(index + 1)}`),
    blanks: blanks.toSpliced(index, 0, blank),
  };
};

/** Puts words at the end of the last paragraph. */
const appended = (html: string, words: string) =>
  html.endsWith('</p>') ? `${html.slice(0, -'</p>'.length)}${words}</p>` : `${html}${words}`;
