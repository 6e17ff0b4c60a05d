import {
  bareNumber,
  type BlankKind,
  type ImportProblemCode,
  type QuestionAnswer,
  type QuestionBlank,
  type QuestionContent,
  type QuestionType,
} from '@lms/contract';
import { isWhole, toAllowedFraction, toPercent } from './fractions';
import { choicesOf, pairsWithStem } from './matching';
import { isEmptyRichText } from './plain-text';

/** Reason why a question can't be used, and its field. */
export interface ContentProblem {
  /** Path in validation syntax, such as `answers[1].fraction`. */
  field: string;
  code: ImportProblemCode;
  params?: Record<string, string | number>;
}

/**
 * Returns the problems that keep a question from being used: no text, too few answers, no right
 * answer, a malformed number, a blank that its text lacks. An empty list means that the question is
 * valid.
 *
 * Source: Moodle's `save_question_options` and `validation` of each question type.
 */
export function contentProblems(content: QuestionContent): ContentProblem[] {
  const text: ContentProblem[] = isEmptyRichText(content.text)
    ? [{ field: 'text', code: 'textMissing' }]
    : [];
  return [...text, ...countProblems(content), ...problemsOf[content.type](content)];
}

/** Maximum number of answers, pairs or blanks of one question. */
export const maxParts = 50;

function countProblems({ answers, pairs, blanks = [] }: QuestionContent): ContentProblem[] {
  const lists = Object.entries({ answers, pairs, blanks });
  const ofBlanks = blanks.map(
    (blank, index) => [`blanks[${index}].answers`, blank.answers] as const,
  );
  return [...lists, ...ofBlanks].flatMap(([field, list]): ContentProblem[] =>
    list.length > maxParts ? [{ field, code: 'answersTooMany', params: { most: maxParts } }] : [],
  );
}

type Check = (answers: QuestionAnswer[], field: string) => ContentProblem[];

/** Combines checks of one answer into a check of all answers. */
const ofEach =
  (
    check: (answer: QuestionAnswer) => Omit<ContentProblem, 'field'> | undefined,
    part: string,
  ): Check =>
  (answers, field) =>
    answers.flatMap((answer, index) => {
      const problem = check(answer);
      return problem ? [{ field: `${field}[${index}].${part}`, ...problem }] : [];
    });

const richTexts = ofEach(
  ({ text }) => (isEmptyRichText(text) ? { code: 'textMissing' } : undefined),
  'text',
);
const plainTexts = ofEach(
  ({ text }) => (text.trim() ? undefined : { code: 'textMissing' }),
  'text',
);
// Accepted numbers may not contain a comma: it groups thousands in some locales and marks decimals
// in others.
const numbers = ofEach(
  ({ text }) =>
    text.trim() === '*' || (bareNumber(text) !== undefined && !text.includes(','))
      ? undefined
      : { code: 'numberInvalid', params: { value: text.slice(0, 100) } },
  'text',
);
const tolerances = ofEach(
  ({ tolerance = 0 }) =>
    Number.isFinite(tolerance) && tolerance >= 0 ? undefined : { code: 'toleranceInvalid' },
  'tolerance',
);
const fractions = ofEach(
  ({ fraction }) =>
    toAllowedFraction(fraction) === undefined
      ? { code: 'fractionNotAllowed', params: { grade: toPercent(fraction) } }
      : undefined,
  'fraction',
);

const atLeast =
  (least: number): Check =>
  (answers, field) =>
    answers.length === 0
      ? [{ field, code: 'answersMissing' }]
      : answers.length < least
        ? [{ field, code: 'answersTooFew', params: { least } }]
        : [];

const oneIsRight: Check = (answers, field) =>
  answers.length === 0 || answers.some(({ fraction }) => toAllowedFraction(fraction) === 1)
    ? []
    : [{ field, code: 'noRightAnswer' }];

/** Ticking all right answers must earn exactly the whole mark. */
const rightOnesAreWhole: Check = (answers, field) => {
  if (answers.length === 0) return [];
  const sum = answers.reduce((total, { fraction }) => total + Math.max(0, fraction), 0);
  if (sum === 0) return [{ field, code: 'noRightAnswer' }];
  return isWhole(sum) ? [] : [{ field, code: 'fractionsSum', params: { sum: toPercent(sum) } }];
};

const trueAndFalse: Check = (answers, field) => {
  const texts = answers.map(({ text }) => text);
  if (texts.length !== 2 || !texts.includes('true') || !texts.includes('false')) {
    return [{ field, code: 'answersMissing' }];
  }
  const [first, second] = answers.map(({ fraction }) => fraction);
  return first === 0 && second === 0
    ? [{ field, code: 'noRightAnswer' }]
    : first !== second && (first === 0 || first === 1) && (second === 0 || second === 1)
      ? []
      : [{ field, code: 'answersTooMany' }];
};

const allOf =
  (...checks: Check[]): Check =>
  (answers, field) =>
    checks.flatMap((check) => check(answers, field));

const ofBlank: Record<BlankKind, Check> = {
  TEXT: allOf(atLeast(1), plainTexts, oneIsRight),
  NUMBER: allOf(atLeast(1), numbers, tolerances, oneIsRight),
  CHOICE: allOf(atLeast(2), plainTexts, oneIsRight),
  CHOICES: allOf(atLeast(2), plainTexts, rightOnesAreWhole),
};

const ofAnswers =
  (...checks: Check[]) =>
  ({ answers }: QuestionContent) =>
    allOf(...checks)(answers, 'answers');

const problemsOf: Record<QuestionType, (content: QuestionContent) => ContentProblem[]> = {
  SINGLE_CHOICE: ofAnswers(atLeast(2), richTexts, fractions, oneIsRight),
  MULTIPLE_CHOICE: ofAnswers(atLeast(2), richTexts, fractions, rightOnesAreWhole),
  TRUE_FALSE: ofAnswers(trueAndFalse),
  SHORT_ANSWER: ofAnswers(atLeast(1), plainTexts, fractions, oneIsRight),
  NUMERICAL: ofAnswers(atLeast(1), numbers, tolerances, fractions, oneIsRight),
  ORDERING: ofAnswers(atLeast(2), richTexts),
  MATCHING: pairProblems,
  FILL_IN_BLANKS: blankProblems,
  ESSAY: () => [],
};

function pairProblems(content: QuestionContent): ContentProblem[] {
  const unmatched = content.pairs.flatMap(({ choice }, index): ContentProblem[] =>
    choice.trim() ? [] : [{ field: `pairs[${index}].choice`, code: 'textMissing' }],
  );
  return pairsWithStem(content).length < 2 || choicesOf(content).length < 2
    ? [...unmatched, { field: 'pairs', code: 'pairsTooFew', params: { least: 2 } }]
    : unmatched;
}

/** Checks that every `[[n]]` of the text has a blank and every blank a place. */
function blankProblems({ text, blanks = [] }: QuestionContent): ContentProblem[] {
  if (blanks.length === 0) return [{ field: 'blanks', code: 'blanksMissing' }];
  const places = [...text.matchAll(/\[\[(\d{1,4})\]\]/g)].map(([, number]) => Number(number));
  const once = (number: number) => places.filter((place) => place === number).length === 1;
  const strays = [...new Set(places)].filter((place) => place < 1 || place > blanks.length);
  const weights = blanks.reduce((sum, { weight }) => sum + weight, 0);
  return [
    ...strays.map((blank): ContentProblem => ({
      field: 'text',
      code: 'blankInvalid',
      params: { blank },
    })),
    ...blanks.flatMap((blank, index) => [
      ...(once(index + 1) ? [] : [missing(index)]),
      ...weightProblems(blank, weights, index),
      ...ofBlank[blank.kind](blank.answers, `blanks[${index}].answers`).map((problem) => ({
        ...problem,
        params: { ...problem.params, blank: index + 1 },
      })),
    ]),
  ];
}

const missing = (index: number): ContentProblem => ({
  field: 'text',
  code: 'blanksMissing',
  params: { blank: index + 1 },
});

const weightProblems = ({ weight }: QuestionBlank, sum: number, index: number): ContentProblem[] =>
  Number.isInteger(weight) && weight >= 0 && sum > 0
    ? []
    : [{ field: `blanks[${index}].weight`, code: 'blankInvalid', params: { blank: index + 1 } }];
