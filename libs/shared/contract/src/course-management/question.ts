import type { Entity } from '../common';

export const questionTypes = [
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'TRUE_FALSE',
  'SHORT_ANSWER',
  'NUMERICAL',
  'MATCHING',
] as const;
export type QuestionType = (typeof questionTypes)[number];

export const difficulties = ['EASY', 'MEDIUM', 'HARD'] as const;
export type Difficulty = (typeof difficulties)[number];

/** One answer that a question knows. `fraction` is the share of the mark it earns, from -1 to 1. */
export interface QuestionAnswer {
  id: string;
  /**
   * Choice types: the option's rich text. SHORT_ANSWER: the accepted text, where `*` stands for any
   * characters. NUMERICAL: the accepted number, or `*` for any. TRUE_FALSE: `true` or `false`.
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

/** What a question asks and how it is marked: the part that is kept for each version. */
export interface QuestionContent {
  type: QuestionType;
  /** Rich text (sanitised HTML). */
  text: string;
  /** All types but MATCHING. */
  answers: QuestionAnswer[];
  /** MATCHING only. */
  pairs: QuestionPair[];
  caseSensitive: boolean;
  generalFeedback?: string;
  hint?: string;
}

export interface Question extends Entity, QuestionContent {
  bankId: string;
  difficulty: Difficulty;
  tags: string[];
  defaultMark: number;
  status: 'ACTIVE' | 'INACTIVE';
}

/**
 * What a learner answers. SINGLE_CHOICE and TRUE_FALSE: an answer's id. MULTIPLE_CHOICE: answer ids.
 * SHORT_ANSWER and NUMERICAL: the typed text. MATCHING: the chosen choice by pair id.
 * `null` stands for no answer.
 */
export type QuestionResponse = string | string[] | Record<string, string> | null;
