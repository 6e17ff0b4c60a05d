import type { Difficulty, QuestionType } from './question-codes';

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
  minWords?: number;
  maxWords?: number;
  caseSensitive: boolean;
  generalFeedback?: string;
  hint?: string;
}

/**
 * What a learner answers. SINGLE_CHOICE and TRUE_FALSE: an answer's id. MULTIPLE_CHOICE: answer ids.
 * SHORT_ANSWER, NUMERICAL and ESSAY: the typed text. MATCHING: the chosen choice by pair id.
 * ORDERING: answer ids in the chosen order. FILL_IN_BLANKS: by blank id a typed text or a choice's id,
 * for CHOICES a list of them. `null` stands for no answer.
 */
export type QuestionResponse = string | string[] | Record<string, string | string[]> | null;

/** Names, tags and mark by which authors know a question. */
export interface QuestionDetails {
  /** What authors call it; learners never see it. */
  name: string;
  /** The `idnumber` of a question that was imported. */
  externalId: string | null;
  difficulty: Difficulty;
  tags: string[];
  defaultMark: number;
}
