import {
  code,
  difficulties,
  type Difficulty,
  type Entity,
  type GradingMethod,
  gradingMethods,
  id,
  instant,
  lineOfText,
  mark,
  percent,
  type QuestionType,
  type QuizItem,
  type QuizKind,
  quizKinds,
  type Resource,
  type ReviewMoment,
  reviewMoments,
  type ReviewPolicy,
  text,
  wholeNumber,
} from '@lms/contract';
import {
  array,
  boolean,
  type InferType,
  lazy,
  number,
  object,
  type ObjectSchema,
  type Schema,
  string,
} from 'yup';
import { attemptsAllowed, type QuizOverride, timeLimit } from './quiz-override';

const required = code('required');

export const quizStatuses = ['DRAFT', 'ACTIVE', 'INACTIVE'] as const;
export type QuizStatus = (typeof quizStatuses)[number];

/** Random draw that the active questions of its bank can't fill. */
export interface QuizShortage {
  itemIndex: number;
  wanted: number;
  found: number;
}

export interface Quiz extends Entity {
  title: string;
  /** Sanitised HTML. */
  instructions: string;
  courseId: string;
  /** Read only. */
  courseTitle: string;
  organizationId: string;
  kind: QuizKind;
  items: QuizItem[];
  timeLimitMinutes: number | null;
  /** Minutes after the end of an attempt in which answers given in time still count, 0 to 60. */
  graceMinutes: number;
  /** 0 means no limit. */
  attemptsAllowed: number;
  /** Percent; above 0 for a final quiz. */
  passMark: number;
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  /** Share of a question's mark taken off for a wrong answer. */
  penalty: number;
  gradingMethod: GradingMethod;
  opensAt: string | null;
  closesAt: string | null;
  review: ReviewPolicy;
  overrides: QuizOverride[];
  /** Number of attempts started; from the first one on, `items` are frozen. */
  attemptCount: number;
  /** Read only: what keeps learners from starting an ACTIVE quiz. */
  shortages: QuizShortage[];
  status: QuizStatus;
}

const oneOf = <Value extends string>(values: readonly Value[]) =>
  string<Value>()
    .oneOf([...values], code('oneOf'))
    .required(required);

const maxItems = 200;

const itemSchemas = {
  SECTION: object({
    kind: oneOf(['SECTION']),
    title: lineOfText({ min: 1, max: 150 }).required(required),
  }).noUnknown(),
  FIXED: object({
    kind: oneOf(['FIXED']),
    questionId: id().required(required),
    mark: mark(),
  }).noUnknown(),
  RANDOM: object({
    kind: oneOf(['RANDOM']),
    bankId: id().required(required),
    count: wholeNumber({ min: 1, max: 100 }).required(required),
    difficulty: string<Difficulty>().oneOf([...difficulties], code('oneOf')),
    tags: array(lineOfText({ min: 1, max: 50 }).required(required)).max(20, code('max')),
    mark: mark(),
  }).noUnknown(),
};

/** Returns the schema of an item's kind; the one of a fixed question refuses a kind that is none. */
function itemSchema(item: unknown) {
  const kinds = Object.keys(itemSchemas) as (keyof typeof itemSchemas)[];
  const kind = kinds.find((one) => one === (item as { kind?: unknown } | null | undefined)?.kind);
  return itemSchemas[kind ?? 'FIXED'] as unknown as Schema<QuizItem>;
}

/** An attempt without any mark must not pass a final quiz. */
const minFinalPassMark = 0.01;

export const quizSchema = object({
  title: lineOfText({ min: 3, max: 150 }).required(required),
  instructions: text({ max: 5_000 }).defined(required),
  courseId: id().required(required),
  kind: oneOf<QuizKind>(quizKinds),
  items: array(lazy(itemSchema))
    .meta({ jsonSchema: { items: { oneOf: Object.values(itemSchemas) } } })
    .max(maxItems, code('max'))
    .required(required),
  timeLimitMinutes: timeLimit(1),
  graceMinutes: wholeNumber({ min: 0, max: 60 }).required(required),
  attemptsAllowed: wholeNumber(attemptsAllowed).required(required),
  passMark: percent()
    .required(required)
    .when('kind', {
      is: 'FINAL',
      then: (schema) => schema.min(minFinalPassMark, code('min')),
    }),
  shuffleQuestions: boolean().required(required),
  shuffleOptions: boolean().required(required),
  penalty: number().min(0, code('min')).max(1, code('max')).required(required),
  gradingMethod: oneOf<GradingMethod>(gradingMethods),
  opensAt: instant(),
  closesAt: instant(),
  review: object({
    marks: oneOf<ReviewMoment>(reviewMoments),
    answers: oneOf<ReviewMoment>(reviewMoments),
    feedback: oneOf<ReviewMoment>(reviewMoments),
  })
    .noUnknown()
    .required(required),
}).noUnknown();
export type QuizInput = InferType<typeof quizSchema>;

export interface QuizTypes {
  item: Quiz;
  input: QuizInput;
  filter: {
    courseId: string;
    organizationId: string;
    kind: QuizKind;
    status: QuizStatus;
    updatedAt: string;
  };
  status: QuizStatus;
}

export const quizResource: Resource<QuizTypes, 'Quiz'> = {
  tag: 'Quiz',
  path: '/quiz',
  inputSchema: quizSchema as unknown as ObjectSchema<QuizInput>,
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'title',
    'instructions',
    'courseId',
    'courseTitle',
    'organizationId',
    'kind',
    'items',
    'timeLimitMinutes',
    'graceMinutes',
    'attemptsAllowed',
    'passMark',
    'shuffleQuestions',
    'shuffleOptions',
    'overrides',
    'penalty',
    'gradingMethod',
    'opensAt',
    'closesAt',
    'review.marks',
    'review.answers',
    'review.feedback',
    'attemptCount',
    'shortages',
    'status',
  ],
  sortable: ['id', 'title', 'kind', 'status', 'createdAt', 'updatedAt'],
  filterable: ['courseId', 'organizationId', 'kind', 'status', 'updatedAt'],
  statuses: quizStatuses,
  transitions: { DRAFT: ['ACTIVE'], ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};

/** Name of a question or bank that a quiz's items use, for its editor. */
export interface QuizReference {
  id: string;
  name: string;
  /** Set for a question. */
  type?: QuestionType;
}

/** Answer of `GET /quiz/{id}/reference`. */
export interface QuizReferences {
  questions: QuizReference[];
  banks: QuizReference[];
}

/**
 * Body of `POST /quiz/draw`: the pool of a random item. `takenIds` are the questions with a place of
 * their own in the quiz, which no draw asks again.
 */
export const quizDrawSchema = object({
  bankId: id().required(required),
  difficulty: string<Difficulty>().oneOf([...difficulties], code('oneOf')),
  tags: array(lineOfText({ min: 1, max: 50 }).required(required)).max(20, code('max')),
  takenIds: array(id().required(required)).max(maxItems, code('max')),
}).noUnknown();
export type QuizDraw = InferType<typeof quizDrawSchema>;

/** Answer of `POST /quiz/draw`. */
export interface QuizDrawn {
  /** Number of active questions in the pool. */
  fitting: number;
  /** True if the bank is inactive: it is offered to no new item, and drawn from nevertheless. */
  isInactive: boolean;
  /** All tags in the bank, for selection. */
  tags: string[];
}

/** Lists of `POST /quiz/{id}/learner/find`: the learners of the quiz's course. */
export const quizLearnerLists = {
  path: '/quiz/:id/learner',
  sortable: ['name'],
  filterable: [],
} as const;

export interface QuizLearner {
  id: string;
  name: string;
  /** Tells learners of the same name apart. */
  email: string;
}

/** Query of `GET /quiz/{id}/preview`: a seed always gives the same draw and order. */
export const quizPreviewQuerySchema = object({
  seed: text({ max: 64 }),
}).noUnknown();
