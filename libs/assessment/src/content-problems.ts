import type {
  BlankKind,
  ImportProblemCode,
  QuestionAnswer,
  QuestionBlank,
  QuestionContent,
  QuestionType,
} from '@lms/contract';
import { isWhole, toAllowedFraction, toPercent } from './fractions';
import { askedPairs, choicesOf } from './matching';
import { bareNumber } from './numerical';
import { showsNothing } from './plain-text';

/** What keeps a question from being asked, and where. */
export interface ContentProblem {
  /** As validation names fields: `answers[1].fraction`. */
  field: string;
  code: ImportProblemCode;
  params?: Record<string, string | number>;
}

/**
 * What keeps a question from being asked: no text, too few answers, none that is right, a number that
 * is none, a blank that its text lacks. An empty list is a question that can be asked.
 *
 * Source: Moodle's `save_question_options` and `validation` of each question type.
 */
export function contentProblems(content: QuestionContent): ContentProblem[] {
  const text: ContentProblem[] = showsNothing(content.text)
    ? [{ field: 'text', code: 'textMissing' }]
    : [];
  return [...text, ...countProblems(content), ...problemsOf[content.type](content)];
}

/** As many answers, pairs and blanks as a question can have. */
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

/** Every problem of each answer that a check of one answer finds. */
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
  ({ text }) => (showsNothing(text) ? { code: 'textMissing' } : undefined),
  'text',
);
const plainTexts = ofEach(
  ({ text }) => (text.trim() ? undefined : { code: 'textMissing' }),
  'text',
);
// A comma means thousands to some and decimals to others, so that an accepted number has none.
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

/** Ticking all that is right earns the whole mark, and no more. */
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
  return askedPairs(content).length < 2 || choicesOf(content).length < 2
    ? [...unmatched, { field: 'pairs', code: 'pairsTooFew', params: { least: 2 } }]
    : unmatched;
}

/** Every `[[n]]` of the text and every blank go together, one for one. */
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
