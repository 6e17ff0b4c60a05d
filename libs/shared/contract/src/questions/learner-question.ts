import type { QuestionType } from './question-codes';
import type { BlankKind } from './question-content';

export interface LearnerOption {
  id: string;
  text: string;
}

/**
 * Question as a learner sees it, without anything that reveals the right answer. `text` is
 * sanitised HTML.
 */
export interface LearnerQuestion {
  id: string;
  type: QuestionType;
  text: string;
  mark: number;
  /** Choice types: the options; ORDERING: the elements in random order. */
  options?: LearnerOption[];
  /** MATCHING: the stems, and the choices to match with them. */
  stems?: LearnerOption[];
  choices?: LearnerOption[];
  /** FILL_IN_BLANKS: the n-th blank is at `[[n]]` in the text. CHOICE and CHOICES have options. */
  blanks?: { id: string; kind: BlankKind; options?: LearnerOption[] }[];
  /** ESSAY: recommended number of words. */
  minWords?: number;
  maxWords?: number;
  /** Heading of the quiz section that contains the question. */
  section?: string;
}
