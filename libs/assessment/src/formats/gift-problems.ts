import type { ImportProblem, QuestionType } from '@lms/contract';
import { maxParts } from '../content-problems';
import { showEscaped } from './gift-text';

/** Signs that begin an answer. */
const separators: Partial<Record<QuestionType, RegExp>> = {
  SINGLE_CHOICE: /[~=]/g,
  MULTIPLE_CHOICE: /[~=]/g,
  SHORT_ANSWER: /=/g,
  NUMERICAL: /[=~]/g,
  MATCHING: /=/g,
};

/**
 * Returns the source of each answer and its position in the answer part, in the order in which
 * `readParts` reads them; none where answers have no sign of their own.
 */
export function answerSources(type: QuestionType, answers: string) {
  const separator = separators[type];
  if (!separator) return [];
  // A numerical part begins with `#`, which belongs to no answer.
  const start = type === 'NUMERICAL' ? 1 : 0;
  const signs = [...answers.matchAll(separator)].slice(0, maxParts + 1).map(({ index }) => index);
  const begins = answers.slice(start, signs[0]).trim() === '' ? signs : [start, ...signs];
  return begins.map((at, index) => ({
    at,
    source: answers.slice(signs.includes(at) ? at + 1 : at, begins[index + 1]).trim(),
  }));
}

/** Weight that begins as a number but is none, such as `%5O%` or `%33,3%`. */
const oddWeight = /^(%\s*[-+]?[\d.,][^%\n]{0,20}%)/;
const weight = /^%-?\d{1,9}(?:\.\d{0,9})?%/;

/** Returns what is wrong with single answers before they are read, each with its line. */
export function answerProblems(
  type: QuestionType,
  sources: readonly { line: number; source: string }[],
): ImportProblem[] {
  return sources.flatMap(({ line, source }): ImportProblem[] => {
    if (type === 'MATCHING') {
      return source.includes('->') ? [] : [{ line, code: 'arrowMissing' }];
    }
    const value = weight.test(source) ? undefined : oddWeight.exec(source)?.[1];
    return value ? [{ line, code: 'weightInvalid', params: { value: showEscaped(value) } }] : [];
  });
}
