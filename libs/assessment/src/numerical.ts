import { bareNumber, type QuestionAnswer } from '@lms/contract';

/** Relative difference below which numbers are equal: Moodle's `precision` of 14 digits. */
const precision = 1e-14;

/**
 * Returns true if a typed number is within the tolerance of the accepted one; `*` accepts any
 * number. Units are not supported, so a response with a unit does not match.
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
