import {
  type BlankKind,
  blankKinds,
  code,
  difficulties,
  type Difficulty,
  type Entity,
  id,
  lineOfText,
  type QuestionContent,
  type QuestionDetails,
  type QuestionStatus,
  questionStatuses,
  type QuestionType,
  questionTypes,
  type Resource,
  text,
} from '@lms/contract';
import {
  array,
  boolean,
  type InferType,
  number,
  type NumberSchema,
  object,
  type ObjectSchema,
  string,
} from 'yup';

export interface Question extends Entity, QuestionContent, QuestionDetails {
  bankId: string;
  /** Read only. */
  bankName: string;
  /** Increases by one with each change of the content. */
  contentVersion: number;
  /** Number of quizzes that use it. */
  usedCount: number;
  /** Number of other quizzes whose random draws can ask it. */
  drawnCount: number;
  status: QuestionStatus;
}

/** A version of a question's content; lists have the newest first. */
export interface QuestionVersion {
  contentVersion: number;
  createdAt: string;
  /** Name of its author; `null` for imported data. */
  authorName: string | null;
  content: QuestionContent;
}

/** A quiz with finished attempts that asked an earlier version of a question. */
export interface RegradableQuiz {
  id: string;
  title: string;
}

/** Body of `POST /question/duplicate`. */
export const duplicateQuerySchema = object({ bankId: id().required(code('required')) }).noUnknown();

/**
 * Body of `POST /question/similar`: the text being written, and the id of the question being
 * changed.
 */
export const similarQuerySchema = object({
  bankId: id().required(code('required')),
  text: text({ max: 20_000 }).required(code('required')),
  exceptId: id(),
}).noUnknown();
export type SimilarQuery = InferType<typeof similarQuerySchema>;

/** Query of `GET /question/tag`: tags of one bank's questions, or of all within the caller's reach. */
export const tagQuerySchema = object({ bankId: id() }).noUnknown();

/** A question that duplicates others. */
export interface DuplicateQuestion
  extends
    Entity,
    Pick<
      Question,
      'name' | 'bankId' | 'bankName' | 'type' | 'usedCount' | 'drawnCount' | 'status'
    > {
  /** Text without markup, cut to 300 letters. */
  plainText: string;
}

/**
 * Answer of `POST /question/duplicate`: groups of two or more questions of an organization, at
 * least one of each in the bank. `isPartial`: not all of the bank was compared, or not all groups are
 * listed.
 */
export interface DuplicateResult {
  groups: DuplicateQuestion[][];
  isPartial: boolean;
}

const fraction = () => number().min(-1, code('min')).max(1, code('max')).required(code('required'));
const richText = (max: number) => text({ max });
const wordCount = () =>
  number().integer(code('integer')).min(1, code('min')).max(10_000, code('max'));
const answerId = () => text({ min: 1, max: 36 }).required(code('required'));

const answer = object({
  id: answerId(),
  text: richText(5_000).defined(code('required')),
  fraction: fraction(),
  feedback: richText(5_000),
  tolerance: number().min(0, code('min')),
}).noUnknown();

/**
 * Input of a question. Lists are bounded here; `contentProblems` of `@lms/assessment` checks that the
 * parts fit the type (a right answer, at least two choices, every blank in the text).
 */
export const questionSchema = object({
  bankId: id().required(code('required')),
  name: lineOfText({ max: 200 }).defined(code('required')),
  externalId: text({ max: 100 }).nullable().defined(code('required')),
  type: string<QuestionType>()
    .oneOf([...questionTypes], code('oneOf'))
    .required(code('required')),
  text: richText(20_000).required(code('required')),
  answers: array(answer).max(50, code('max')).required(code('required')),
  pairs: array(
    object({
      id: answerId(),
      stem: richText(2_000).defined(code('required')),
      choice: richText(2_000).required(code('required')),
    }).noUnknown(),
  )
    .max(50, code('max'))
    .required(code('required')),
  blanks: array(
    object({
      id: answerId(),
      kind: string<BlankKind>()
        .oneOf([...blankKinds], code('oneOf'))
        .required(code('required')),
      weight: number().min(0, code('min')).max(100, code('max')).required(code('required')),
      answers: array(answer).max(50, code('max')).required(code('required')),
      caseSensitive: boolean().required(code('required')),
    }).noUnknown(),
  ).max(50, code('max')),
  markingGuide: richText(5_000),
  minWords: wordCount(),
  maxWords: wordCount().when('minWords', ([least], most: NumberSchema) =>
    typeof least === 'number' ? most.min(least, code('min')) : most,
  ),
  caseSensitive: boolean().required(code('required')),
  generalFeedback: richText(5_000),
  hint: richText(5_000),
  difficulty: string<Difficulty>()
    .oneOf([...difficulties], code('oneOf'))
    .required(code('required')),
  tags: array(lineOfText({ min: 1, max: 50 }).required(code('required')))
    .max(20, code('max'))
    .required(code('required')),
  defaultMark: number().min(0, code('min')).max(1_000, code('max')).required(code('required')),
}).noUnknown();
export type QuestionInput = InferType<typeof questionSchema>;

export interface QuestionTypes {
  item: Question;
  input: QuestionInput;
  filter: {
    bankId: string;
    organizationId: string;
    type: QuestionType;
    difficulty: Difficulty;
    tags: string;
    status: QuestionStatus;
    updatedAt: string;
  };
  status: QuestionStatus;
}

export const questionResource: Resource<QuestionTypes, 'Question'> = {
  tag: 'Question',
  path: '/question',
  inputSchema: questionSchema as unknown as ObjectSchema<QuestionInput>,
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'bankId',
    'bankName',
    'externalId',
    'name',
    'type',
    'text',
    'answers',
    'pairs',
    'blanks',
    'caseSensitive',
    'generalFeedback',
    'hint',
    'markingGuide',
    'minWords',
    'maxWords',
    'difficulty',
    'tags',
    'defaultMark',
    'contentVersion',
    'usedCount',
    'drawnCount',
    'status',
  ],
  sortable: ['id', 'name', 'type', 'difficulty', 'defaultMark', 'status', 'createdAt', 'updatedAt'],
  filterable: ['bankId', 'organizationId', 'type', 'difficulty', 'tags', 'status', 'updatedAt'],
  statuses: questionStatuses,
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};
