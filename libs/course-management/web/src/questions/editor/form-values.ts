import type { QuestionContent, QuestionType } from '@lms/contract';
import type { Question, QuestionInput } from '@lms/course-management/contract';

type Answers = QuestionInput['answers'];
export type Answer = Answers[number];
export type Pair = QuestionInput['pairs'][number];
export type Blank = NonNullable<QuestionInput['blanks']>[number];

export const newAnswer = (more: Partial<Answer> = {}): Answer => ({
  id: crypto.randomUUID(),
  text: '',
  fraction: 0,
  ...more,
});
export const newPair = (): Pair => ({ id: crypto.randomUUID(), stem: '', choice: '' });
export const newBlank = (): Blank => ({
  id: crypto.randomUUID(),
  kind: 'TEXT',
  weight: 1,
  answers: [newAnswer({ fraction: 1 })],
  caseSensitive: false,
});

/** Types that can reuse each other's answers when the author changes the type. */
const families: QuestionType[][] = [
  ['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'ORDERING'],
  ['SHORT_ANSWER', 'NUMERICAL'],
];

const emptyAnswers = (type: QuestionType): Answers => {
  switch (type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return [newAnswer({ fraction: 1 }), newAnswer(), newAnswer()];
    case 'ORDERING':
      return [newAnswer(), newAnswer(), newAnswer()];
    case 'TRUE_FALSE':
      return [newAnswer({ text: 'true', fraction: 1 }), newAnswer({ text: 'false', fraction: 0 })];
    case 'SHORT_ANSWER':
    case 'NUMERICAL':
      return [newAnswer({ fraction: 1 })];
    default:
      return [];
  }
};

/** Returns the initial answers of a new type, reusing the old ones where possible. */
const answersFor = (type: QuestionType, from: QuestionType, answers: Answers): Answers => {
  const isRelated = families.some((family) => family.includes(type) && family.includes(from));
  if (!isRelated || answers.length === 0) return emptyAnswers(type);
  if (type === 'ORDERING') return answers.map((answer) => ({ ...answer, fraction: 0 }));
  if (from !== 'ORDERING') return answers;
  return answers.map((answer, index) => ({ ...answer, fraction: index === 0 ? 1 : 0 }));
};

/** Fields that belong to one type; cleared so that another type is not refused for them. */
export const typeParts = [
  'answers',
  'pairs',
  'blanks',
  'markingGuide',
  'minWords',
  'maxWords',
] as const satisfies (keyof QuestionInput)[];
export type PartsOfType = Pick<QuestionInput, (typeof typeParts)[number]>;

export const partsOf = (values: PartsOfType): PartsOfType => {
  const { answers, pairs, blanks, markingGuide, minWords, maxWords } = values;
  return { answers, pairs, blanks, markingGuide, minWords, maxWords };
};

/** Returns the initial fields of a new type. */
export const partsFor = (
  type: QuestionType,
  { type: from, answers }: Pick<QuestionInput, 'type' | 'answers'>,
): PartsOfType => ({
  answers: answersFor(type, from, answers),
  pairs: type === 'MATCHING' ? [newPair(), newPair()] : [],
  blanks: [],
  markingGuide: '',
  minWords: undefined,
  maxWords: undefined,
});

export const emptyQuestion = (bankId: string): QuestionInput => ({
  bankId,
  name: '',
  externalId: null,
  type: 'SINGLE_CHOICE',
  text: '',
  ...partsFor('SINGLE_CHOICE', { type: 'SINGLE_CHOICE', answers: [] }),
  caseSensitive: false,
  generalFeedback: '',
  hint: '',
  difficulty: 'MEDIUM',
  tags: [],
  defaultMark: 1,
});

/** Turns an earlier version's content into form values. */
export const toContentValues = (content: QuestionContent) => {
  const { type, text, answers, pairs, blanks, markingGuide, minWords, maxWords } = content;
  return {
    type,
    text,
    answers,
    pairs,
    minWords,
    maxWords,
    blanks: blanks ?? [],
    markingGuide: markingGuide ?? '',
    caseSensitive: content.caseSensitive,
    generalFeedback: content.generalFeedback ?? '',
    hint: content.hint ?? '',
  };
};

/** Turns a question into form values; fields of other types are empty. */
export const toValues = (question: Question): QuestionInput => {
  const { bankId, name, externalId, difficulty, tags, defaultMark } = question;
  return {
    bankId,
    name,
    externalId,
    difficulty,
    tags,
    defaultMark,
    ...toContentValues(question),
  };
};
