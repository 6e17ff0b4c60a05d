import type { BlankKind, QuestionAnswer, QuestionBlank, QuestionContent } from '@lms/contract';
import { toPercent } from '../fractions';
import { escapeHtml } from '../plain-text';

const nameByKind: Record<BlankKind, string> = {
  TEXT: 'SHORTANSWER',
  NUMBER: 'NUMERICAL',
  CHOICE: 'MULTICHOICE',
  CHOICES: 'MULTIRESPONSE',
};

/**
 * Encodes the special characters of a blank as entities, which every parser of the format decodes.
 */
const encode = (text: string) =>
  text.replaceAll('&', '&amp;').replace(/[~#{}\\"\n=%]/g, (char) => `&#${char.charCodeAt(0)};`);

function alternative(
  kind: BlankKind,
  { text, fraction, feedback, tolerance }: QuestionAnswer,
): string {
  const isChosen = kind === 'CHOICE' || kind === 'CHOICES';
  const weight = fraction === 1 && kind !== 'CHOICES' ? '=' : `%${toPercent(fraction)}%`;
  const answer = encode(isChosen ? escapeHtml(text) : text);
  const margin = kind === 'NUMBER' && text !== '*' ? `:${tolerance ?? 0}` : '';
  return `${weight}${answer}${margin}${feedback ? `#${encode(feedback)}` : ''}`;
}

function blankCode({ kind, weight, caseSensitive, answers }: QuestionBlank): string {
  const name = nameByKind[kind] + (kind === 'TEXT' && caseSensitive ? '_C' : '');
  return `{${weight}:${name}:${answers.map((answer) => alternative(kind, answer)).join('~')}}`;
}

/** Escapes braces in plain text that would be parsed as a blank. */
const protectBraces = (text: string) => text.replace(/\{(?=\d{0,3}:[A-Z])/g, '&#123;');

/** Returns the text of a FILL_IN_BLANKS question with its blanks as Cloze syntax. */
export function writeCloze(
  { text, blanks = [] }: QuestionContent,
  escapeText: (text: string) => string = protectBraces,
): string {
  return text
    .split(/(\[\[\d{1,4}\]\])/)
    .map((part) => {
      const blank = blanks[Number(/^\[\[(\d+)\]\]$/.exec(part)?.[1]) - 1];
      return blank ? blankCode(blank) : escapeText(part);
    })
    .join('');
}
