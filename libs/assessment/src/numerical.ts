import type { QuestionAnswer } from '@lms/contract';

/** A number as a person types it, and what follows it. */
export interface ParsedNumber {
  value: number;
  unit: string;
}

/**
 * Reads a number as people type it: `1,00,000.5`, `.2`, `1e4`, `3×10^8`, `৩.১৪`. A comma or a space
 * only groups digits, as in English and Bengali. What follows the number is its unit.
 *
 * Source: Moodle, `qtype_numerical_answer_processor::apply_units` with `.` as the decimal point and
 * `,` for thousands. Bengali digits and the minus sign U+2212 are our addition.
 */
export function parseNumber(text: string): ParsedNumber | undefined {
  const plain = text
    .replace(/[\s,]/g, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)))
    .replaceAll('−', '-')
    .replace(/(?:E|[xX×*]10(?:\^|\*\*))(?=[+-]?\d)/, 'e');
  const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/.exec(plain)?.[0];
  if (number === undefined || !Number.isFinite(Number(number))) return undefined;
  return { value: Number(number), unit: plain.slice(number.length) };
}

/** Numbers that differ only after this many digits are equal: Moodle's `precision` of 14. */
const precision = 1e-14;

/**
 * Whether a typed number is the accepted one, give or take its tolerance; `*` accepts any number.
 * A unit is never asked for, so a response with one is no number.
 *
 * Source: Moodle, `qtype_numerical_answer::within_tolerance` with the nominal tolerance.
 */
export function acceptsNumber(answer: QuestionAnswer, response: string): boolean {
  const given = bareNumber(response);
  if (given === undefined) return false;
  if (answer.text.trim() === '*') return true;
  const accepted = bareNumber(answer.text);
  if (accepted === undefined) return false;
  const tolerance = Math.abs(answer.tolerance ?? 0);
  const slack = precision * Math.max(tolerance, Math.abs(accepted), precision);
  return Math.abs(given - accepted) <= tolerance + slack;
}

/** The value of a text that is a number and nothing else. */
export function bareNumber(text: string): number | undefined {
  const parsed = parseNumber(text);
  return parsed?.unit === '' ? parsed.value : undefined;
}
