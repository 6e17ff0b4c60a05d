import type { BlankKind, QuestionAnswer, QuestionBlank } from '@lms/contract';
import { decodeHTMLStrict } from 'entities';
import { maxParts } from '../content-problems';
import { stripTags } from '../plain-text';
import { withIds } from './question-file';

type AnswerDraft = Omit<QuestionAnswer, 'id'>;
interface BlankType {
  kind: BlankKind;
  caseSensitive?: boolean;
}

const choice: BlankType = { kind: 'CHOICE' };
const choices: BlankType = { kind: 'CHOICES' };
const typed: BlankType = { kind: 'TEXT' };
const typedInCase: BlankType = { kind: 'TEXT', caseSensitive: true };
const number: BlankType = { kind: 'NUMBER' };

/** Suffixes for layout (`_H`, `_V`) and shuffled choices (`S`) are accepted and ignored. */
const typeByName = new Map<string, BlankType>([
  ...['NUMERICAL', 'NM'].map((name) => [name, number] as const),
  ...['SHORTANSWER', 'SA', 'MW'].map((name) => [name, typed] as const),
  ...['SHORTANSWER_C', 'SAC', 'MWC'].map((name) => [name, typedInCase] as const),
  ...['', '_V', '_H', '_S', '_VS', '_HS'].map((look) => [`MULTICHOICE${look}`, choice] as const),
  ...['', 'V', 'H', 'S', 'VS', 'HS'].map((look) => [`MC${look}`, choice] as const),
  ...['', '_H', '_S', '_HS'].map((look) => [`MULTIRESPONSE${look}`, choices] as const),
  ...['', 'H', 'S', 'HS'].map((look) => [`MR${look}`, choices] as const),
]);

const start = /\{(\d{0,3}):([A-Z]{2,13}(?:_[A-Z]{1,2})?):/y;

/** Parses the start of a blank at a position: weight, type and length of the match. */
function startAt(source: string, at: number) {
  start.lastIndex = at;
  const match = start.exec(source);
  const type = match && typeByName.get(match[2] ?? '');
  return type && { type, weight: match[1] === '' ? 1 : Number(match[1]), length: match[0].length };
}

/** Returns true if a text contains a blank. A `{` after a backslash does not start one. */
export function hasCloze(source: string): boolean {
  for (let at = source.indexOf('{'); at >= 0; at = source.indexOf('{', at + 1)) {
    if (source[at - 1] !== '\\' && startAt(source, at)) return true;
  }
  return false;
}

/** Reads a blank's alternatives from a position up to the closing brace. */
function readAlternatives(source: string, from: number) {
  const alternatives: { answer: string; feedback: string }[] = [];
  let part = from;
  let answer: string | undefined;
  const finish = (at: number) => {
    const rest = source.slice(part, at);
    // Keep one too many, so that validation reports the excess.
    if (alternatives.length > maxParts) return;
    alternatives.push(
      answer === undefined ? { answer: rest, feedback: '' } : { answer, feedback: rest },
    );
    answer = undefined;
    part = at + 1;
  };
  for (let at = from; at < source.length; at += 1) {
    const char = source[at];
    if (char === '\\' && /[}#~]/.test(source[at + 1] ?? '')) at += 1;
    else if (char === '#' && answer === undefined && source[at - 1] !== '&') {
      answer = source.slice(part, at);
      part = at + 1;
    } else if (char === '~') finish(at);
    else if (char === '}') {
      finish(at);
      return { alternatives, end: at + 1 };
    }
  }
  return undefined;
}

const unescape = (text: string) => decodeHTMLStrict(text.replace(/\\([}#~])/g, '$1')).trim();

const weighted = /^(?:(=)|%(-?\d{1,9}(?:[.,]\d{0,9})?)%)?(.*)$/s;

function toAnswer(kind: BlankKind, source: string, feedback: string): AnswerDraft {
  const [, right, percent, rest = ''] = weighted.exec(source) ?? [];
  const text = unescape(rest);
  const note = unescape(feedback);
  const fraction = right
    ? 1
    : Number((Number((percent ?? '0').replace(',', '.')) / 100).toFixed(7));
  const base = { text, fraction, ...(note && { feedback: note }) };
  if (kind === 'CHOICE' || kind === 'CHOICES') {
    return { ...base, text: decodeHTMLStrict(stripTags(text)).trim() };
  }
  return kind === 'NUMBER' ? { ...base, ...numberAndTolerance(text) } : base;
}

/** Parses `3.1:0.2`. Here a comma is always a decimal separator. */
function numberAndTolerance(text: string): Pick<AnswerDraft, 'text' | 'tolerance'> {
  const [value = '', tolerance] = text.replaceAll(',', '.').split(':');
  if (value.trim() === '*') return { text: '*' };
  return { text: value.trim(), tolerance: tolerance === undefined ? 0 : Number(tolerance) };
}

/**
 * Splits the mark evenly among the right choices of a multiple-response blank, whatever fractions
 * the file gives.
 */
function shareMark(answers: AnswerDraft[], hasPercents: boolean): AnswerDraft[] {
  const total = answers.reduce((sum, { fraction }) => sum + Math.max(0, fraction), 0);
  if (total === 0) return answers;
  const share = (fraction: number) =>
    fraction > 0 ? fraction / total : hasPercents ? fraction : Math.max(-1, -1 / total);
  return answers.map((answer) => ({
    ...answer,
    fraction: Number(share(answer.fraction).toFixed(7)),
  }));
}

export interface ReadCloze {
  text: string;
  blanks: QuestionBlank[];
  /** Position of a blank without an end, which is left in the text. */
  openAt?: number;
}

/**
 * Parses the text and blanks of a question with embedded answers,
 * `{1:SHORTANSWER:=Dhaka~%50%Dacca}`.
 *
 * Source: Moodle, `qtype_multianswer_extract_question`.
 *
 * @param unescapeText - applied to text outside the blanks, in formats where a backslash escapes
 */
export function readCloze(source: string, unescapeText?: (text: string) => string): ReadCloze {
  const outside = unescapeText ?? ((text: string) => text.replaceAll('&#123;', '{'));
  const blanks: QuestionBlank[] = [];
  let text = '';
  let from = 0;
  let openAt: number | undefined;
  for (let at = 0; at < source.length; at += 1) {
    if (unescapeText && source[at] === '\\') {
      at += 1;
      continue;
    }
    const begun = source[at] === '{' && blanks.length <= maxParts ? startAt(source, at) : undefined;
    if (!begun) continue;
    const read = readAlternatives(source, at + begun.length);
    if (!read) {
      openAt = at;
      break;
    }
    blanks.push(toBlank(begun.type, begun.weight, read.alternatives, blanks.length + 1));
    text += `${outside(source.slice(from, at))}[[${blanks.length}]]`;
    from = read.end;
    at = from - 1;
  }
  return {
    text: text + outside(source.slice(from)),
    blanks,
    ...(openAt !== undefined && { openAt }),
  };
}

function toBlank(
  { kind, caseSensitive = false }: BlankType,
  weight: number,
  alternatives: { answer: string; feedback: string }[],
  number: number,
): QuestionBlank {
  const answers = alternatives.map(({ answer, feedback }) => toAnswer(kind, answer, feedback));
  const hasPercents = alternatives.some(({ answer }) => /^%-?0*[1-9]/.test(answer));
  const shared = kind === 'CHOICES' ? shareMark(answers, hasPercents) : answers;
  return { id: `b${number}`, kind, weight, caseSensitive, answers: withIds(shared, `b${number}a`) };
}
