import type { Difficulty, QuestionType } from './question-codes';

/**
 * Answer of a question. `fraction` is the share of the mark it earns, from -1 to 1 (Moodle's
 * `fraction`).
 */
export interface QuestionAnswer {
  id: string;
  /**
   * Choice types: the option's rich text. SHORT_ANSWER: the accepted text, where `*` stands for any
   * characters. NUMERICAL: the accepted number, or `*` for any. TRUE_FALSE: `true` or `false`.
   * ORDERING: an element's rich text; the list is in the right order and fractions are 0.
   */
  text: string;
  fraction: number;
  feedback?: string;
  /** NUMERICAL only: greatest accepted difference from `text` (Moodle's nominal tolerance). */
  tolerance?: number;
}

/** Stem of a MATCHING question and its right choice. A pair with an empty stem is a distractor. */
export interface QuestionPair {
  id: string;
  stem: string;
  choice: string;
}

export const blankKinds = ['TEXT', 'NUMBER', 'CHOICE', 'CHOICES'] as const;
/** Kind of input for a blank: typed text, typed number, one choice or several choices. */
export type BlankKind = (typeof blankKinds)[number];

/** Blank of a FILL_IN_BLANKS question, at `[[n]]` in its text, counted from 1. */
export interface QuestionBlank {
  id: string;
  kind: BlankKind;
  /** Share of the question's mark, relative to the other blanks' weights. */
  weight: number;
  /** Answers as in SHORT_ANSWER, NUMERICAL, SINGLE_CHOICE or MULTIPLE_CHOICE. */
  answers: QuestionAnswer[];
  caseSensitive: boolean;
}

/** Content and grading of a question: the part that is stored per version. */
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
  /** ESSAY only: guide for the marker (sanitised HTML), never shown to learners. */
  markingGuide?: string;
  /**
   * ESSAY only: recommended number of words. The learner is told about a shorter or longer essay,
   * but may submit it.
   */
  minWords?: number;
  maxWords?: number;
  caseSensitive: boolean;
  generalFeedback?: string;
  hint?: string;
}

/**
 * Response of a learner. SINGLE_CHOICE and TRUE_FALSE: an answer's id. MULTIPLE_CHOICE: answer ids.
 * SHORT_ANSWER, NUMERICAL and ESSAY: the typed text. MATCHING: the chosen choice by pair id.
 * ORDERING: answer ids in the chosen order. FILL_IN_BLANKS: by blank id a typed text or a choice's
 * id, for CHOICES a list of ids. `null`: no answer.
 */
export type QuestionResponse = string | string[] | Record<string, string | string[]> | null;

/** Properties of a question for authors: name, tags and mark. */
export interface QuestionDetails {
  /** Name for authors; never shown to learners. */
  name: string;
  /** Moodle's `idnumber` of an imported question. */
  externalId: string | null;
  difficulty: Difficulty;
  tags: string[];
  defaultMark: number;
}
