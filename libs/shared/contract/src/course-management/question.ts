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
import type { Entity } from '../common';
import type { Resource } from '../entity';
import { id, text } from '../fields';
import { code } from '../problem';
import { difficulties, type Difficulty, questionTypes, type QuestionType } from './question-codes';

export * from './question-codes';

/** One answer that a question knows. `fraction` is the share of the mark it earns, from -1 to 1. */
export interface QuestionAnswer {
  id: string;
  /**
   * Choice types: the option's rich text. SHORT_ANSWER: the accepted text, where `*` stands for any
   * characters. NUMERICAL: the accepted number, or `*` for any. TRUE_FALSE: `true` or `false`.
   * ORDERING: one element's rich text, the elements standing in their right order with fraction 0.
   */
  text: string;
  fraction: number;
  feedback?: string;
  /** NUMERICAL only: how far the response may be from `text`, at most. */
  tolerance?: number;
}

/** One stem of a MATCHING question and the choice that belongs to it. An empty stem is a distractor. */
export interface QuestionPair {
  id: string;
  stem: string;
  choice: string;
}

export const blankKinds = ['TEXT', 'NUMBER', 'CHOICE', 'CHOICES'] as const;
/** How a blank is filled: typed words, a typed number, one choice or several choices. */
export type BlankKind = (typeof blankKinds)[number];

/** One blank of a FILL_IN_BLANKS question, which stands in its text as `[[n]]`, counted from 1. */
export interface QuestionBlank {
  id: string;
  kind: BlankKind;
  /** Share of the question's mark, against the other blanks' weights. */
  weight: number;
  /** As of SHORT_ANSWER, NUMERICAL, SINGLE_CHOICE and MULTIPLE_CHOICE. */
  answers: QuestionAnswer[];
  caseSensitive: boolean;
}

/** What a question asks and how it is marked: the part that is kept for each version. */
export interface QuestionContent {
  type: QuestionType;
  /** Rich text (sanitised HTML). */
  text: string;
  /** All types but MATCHING, FILL_IN_BLANKS and ESSAY. */
  answers: QuestionAnswer[];
  /** MATCHING only. */
  pairs: QuestionPair[];
  /** FILL_IN_BLANKS only. */
  blanks?: QuestionBlank[];
  /** ESSAY only: what whoever marks it looks for (sanitised HTML); no learner sees it. */
  markingGuide?: string;
  /** ESSAY only: how many words are asked for; who writes fewer or more is told, never kept from it. */
  leastWords?: number;
  mostWords?: number;
  caseSensitive: boolean;
  generalFeedback?: string;
  hint?: string;
}

export const questionStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];

export interface Question extends Entity, QuestionContent {
  bankId: string;
  /** Read only. */
  bankName: string;
  /** What authors call it; learners never see it. */
  name: string;
  /** The `idnumber` of a question that was imported. */
  externalId: string | null;
  difficulty: Difficulty;
  tags: string[];
  defaultMark: number;
  /** Grows by one with each change of the content. */
  contentVersion: number;
  /** How many quizzes name it. */
  usedCount: number;
  status: QuestionStatus;
}

/** What a question asked from one change of its content to the next, the newest first in its list. */
export interface QuestionVersion {
  contentVersion: number;
  createdAt: string;
  /** Who made it; `null` where it came with the data. */
  authorName: string | null;
  content: QuestionContent;
}

/** Body of `POST /question/duplicate/find`. */
export const duplicateQuerySchema = object({ bankId: id().required(code('required')) }).noUnknown();

/** Body of `POST /question/similar/find`: what is being written, and the question that it changes. */
export const similarQuerySchema = object({
  bankId: id().required(code('required')),
  text: text({ max: 20_000 }).required(code('required')),
  exceptId: id(),
}).noUnknown();
export type SimilarQuery = InferType<typeof similarQuerySchema>;

/** Query of `GET /question/tag`: the tags of one bank's questions. */
export const tagQuerySchema = object({ bankId: id().required(code('required')) }).noUnknown();

/** A question that says what others say. */
export interface DuplicateQuestion
  extends Entity, Pick<Question, 'name' | 'bankId' | 'bankName' | 'type' | 'usedCount' | 'status'> {
  /** The text without its markup, cut to 300 letters. */
  plainText: string;
}

/**
 * Answer of `POST /question/duplicate/find`: groups of two or more questions of an organisation, at
 * least one of each in the bank. `isPartial`: the bank is larger than what was compared, or there are
 * more groups.
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
 * What an author sends. Lists are bounded here; whether the parts fit the type (a right answer, two
 * choices at least, every blank in the text) is said by `contentProblems` of `@lms/assessment`.
 */
export const questionSchema = object({
  bankId: id().required(code('required')),
  name: text({ max: 200 }).defined(code('required')),
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
  leastWords: wordCount(),
  mostWords: wordCount().when('leastWords', ([least], most: NumberSchema) =>
    typeof least === 'number' ? most.min(least, code('min')) : most,
  ),
  caseSensitive: boolean().required(code('required')),
  generalFeedback: richText(5_000),
  hint: richText(5_000),
  difficulty: string<Difficulty>()
    .oneOf([...difficulties], code('oneOf'))
    .required(code('required')),
  tags: array(text({ min: 1, max: 50 }).required(code('required')))
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
  sortable: ['id', 'name', 'type', 'difficulty', 'defaultMark', 'status', 'createdAt', 'updatedAt'],
  filterable: ['bankId', 'organizationId', 'type', 'difficulty', 'tags', 'status', 'updatedAt'],
  statuses: questionStatuses,
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};

/**
 * What a learner answers. SINGLE_CHOICE and TRUE_FALSE: an answer's id. MULTIPLE_CHOICE: answer ids.
 * SHORT_ANSWER, NUMERICAL and ESSAY: the typed text. MATCHING: the chosen choice by pair id.
 * ORDERING: answer ids in the chosen order. FILL_IN_BLANKS: by blank id a typed text or a choice's id,
 * for CHOICES a list of them. `null` stands for no answer.
 */
export type QuestionResponse = string | string[] | Record<string, string | string[]> | null;
