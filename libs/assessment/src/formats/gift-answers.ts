import type { QuestionAnswer, QuestionType } from '@lms/contract';
import { maxParts } from '../content-problems';
import { fromPercent } from '../fractions';
import { htmlOf, plainOf, showEscaped } from './gift-text';
import { type PortableQuestion, withIds } from './question-file';
import type { TextFormat } from './text-format';

type AnswerDraft = Omit<QuestionAnswer, 'id'>;

/**
 * Determines the question type from the answer part. Source: Moodle, `qformat_gift::readquestion`.
 */
export function typeOfAnswers(answers: string): QuestionType {
  if (answers === '') return 'ESSAY';
  if (/^>\s*\d/.test(answers)) return 'ORDERING';
  if (answers.startsWith('#')) return 'NUMERICAL';
  if (answers.includes('~')) return answers.includes('=') ? 'SINGLE_CHOICE' : 'MULTIPLE_CHOICE';
  if (answers.includes('=') && answers.includes('->')) return 'MATCHING';
  const [key = ''] = answers.split('#', 1);
  return /^(?:T|TRUE|F|FALSE)$/.test(key.trim()) ? 'TRUE_FALSE' : 'SHORT_ANSWER';
}

/** Parsed answer part; `null` where it can't be parsed. */
export type GiftParts = Partial<Pick<PortableQuestion, 'answers' | 'pairs'>> | null;

/** Splits an answer part; text before the first separator counts only if it is not blank. */
function splitAt(separator: string, answers: string): string[] {
  // Keep one more than a question may have, so that validation reports the excess.
  const parts = answers.split(separator, maxParts + 2).map((part) => part.trim());
  return parts[0] === '' ? parts.slice(1) : parts;
}

const weightPattern = /^%(-?\d{1,9}(?:\.\d{0,9})?)%/;

/** Removes a leading weight such as `%50%`. */
function weigh(source: string, unless: number) {
  const match = weightPattern.exec(source);
  return match
    ? { fraction: fromPercent(Number(match[1])), rest: source.slice(match[0].length) }
    : { fraction: unless, rest: source };
}

/** Splits an answer from its feedback behind `#`. */
function splitFeedback(source: string, format: TextFormat) {
  const at = source.indexOf('#');
  const feedback = at < 0 ? '' : htmlOf(source.slice(at + 1), format);
  return { answer: at < 0 ? source : source.slice(0, at), ...(feedback && { feedback }) };
}

function readChoices(answers: string, format: TextFormat): AnswerDraft[] {
  return splitAt('~', answers.replaceAll('=', '~=')).map((source) => {
    const { fraction, rest } = source.startsWith('=')
      ? { fraction: 1, rest: source.slice(1) }
      : weigh(source, 0);
    const { answer, ...feedback } = splitFeedback(rest, format);
    return { text: htmlOf(answer, format), fraction, ...feedback };
  });
}

function readTyped(answers: string, format: TextFormat): AnswerDraft[] {
  return splitAt('=', answers).map((source) => {
    const { fraction, rest } = weigh(source, 1);
    const { answer, ...feedback } = splitFeedback(rest, format);
    return { text: plainOf(answer, format), fraction, ...feedback };
  });
}

const short = (value: number) => Number(value.toPrecision(12));

/** Parses `3`, `3:0.5` or `2.5..3.5`. */
function readNumber(text: string): Pick<AnswerDraft, 'text' | 'tolerance'> {
  const range = text.indexOf('..');
  if (range > 0) {
    const [min, max] = [Number(text.slice(0, range)), Number(text.slice(range + 2))];
    return Number.isFinite(min) && Number.isFinite(max)
      ? { text: String(short((min + max) / 2)), tolerance: short((max - min) / 2) }
      : { text };
  }
  const [value = '', tolerance = '0'] = text.split(':').map((part) => part.trim());
  return value === '*'
    ? { text: value }
    : { text: value, tolerance: tolerance === '' ? NaN : Number(tolerance) };
}

/** Parses `#=3:1#near~#wrong`: feedback behind a tilde is for all other numbers. */
function readNumbers(answers: string, format: TextFormat): AnswerDraft[] {
  const source = answers.slice(1);
  const tilde = source.indexOf('~');
  const accepted = readTyped(tilde < 0 ? source : source.slice(0, tilde), format).map((answer) => ({
    ...answer,
    ...readNumber(answer.text),
  }));
  if (tilde < 0) return accepted;
  const { feedback } = splitFeedback(source.slice(tilde), format);
  return [...accepted, { text: '*', fraction: 0, ...(feedback && { feedback }) }];
}

/** Parses `T#when wrong#when right`. */
function readTrueFalse(answers: string, format: TextFormat): AnswerDraft[] {
  const [key = '', wrong = '', ...right] = answers.split('#');
  const isTrue = key.trim().startsWith('T');
  const [ifWrong, ifRight] = [htmlOf(wrong, format), htmlOf(right.join('#'), format)];
  return [true, false].map((value) => {
    const feedback = value === isTrue ? ifRight : ifWrong;
    return {
      text: String(value),
      fraction: value === isTrue ? 1 : 0,
      ...(feedback && { feedback }),
    };
  });
}

function readPairs(answers: string, format: TextFormat): GiftParts {
  const sources = splitAt('=', answers);
  if (!sources.every((source) => source.includes('->'))) return null;
  return {
    pairs: sources.map((source, index) => {
      const at = source.indexOf('->');
      return {
        id: `p${index + 1}`,
        stem: htmlOf(source.slice(0, at), format),
        choice: showEscaped(source.slice(at + 2)).trim(),
      };
    }),
  };
}

/** Display and grading settings before the elements of an ordering question. */
const orderSettings =
  /^(?:ALL|EXACT|RANDOM|REL|CONTIGUOUS|CONTIG|HORIZONTAL|HORI|H|VERTICAL|VERT|V|[01]|ALL_OR_NOTHING|ABSOLUTE_POSITION|ABSOLUTE|ABS|RELATIVE[A-Z_]{0,30}|LONGEST[A-Z_]{0,30}|SHOW|TRUE|YES|HIDE|FALSE|NO|none|123|abc|ABCD|iii|IIII)$/;

function readOrder(answers: string): GiftParts {
  const [head = '', ...rows] = answers.replace(/^>\s*\d{1,9}/, '').split('\n');
  const words = head.trim().split(/\s+/);
  const settings = words.findIndex((word) => !orderSettings.test(word));
  const first = settings < 0 ? '' : words.slice(settings).join(' ');
  return {
    answers: withIds(
      [first, ...rows]
        .map((row) => showEscaped(row).trim())
        .filter(Boolean)
        .map((text) => ({ text, fraction: 0 })),
    ),
  };
}

/** Returns true if an ordering question uses a grading type other than "absolute position". */
export const usesOtherOrderGrading = (answers: string): boolean =>
  /^>[^\n]*\b(?:ALL_OR_NOTHING|RELATIVE|LONGEST)/.test(answers);

/** Parses an answer part. `answers` still contains placeholders for escaped characters. */
export function readParts(type: QuestionType, answers: string, format: TextFormat): GiftParts {
  switch (type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return { answers: withIds(readChoices(answers, format)) };
    case 'SHORT_ANSWER':
      return { answers: withIds(readTyped(answers, format)) };
    case 'NUMERICAL':
      return { answers: withIds(readNumbers(answers, format)) };
    case 'TRUE_FALSE':
      return { answers: withIds(readTrueFalse(answers, format)) };
    case 'MATCHING':
      return readPairs(answers, format);
    case 'ORDERING':
      return readOrder(answers);
    default:
      return {};
  }
}
