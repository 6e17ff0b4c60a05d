import type { QuestionType } from './question-codes';
import type { BlankKind } from './question-content';

export interface LearnerOption {
  id: string;
  text: string;
}

/** A question as a learner sees it: nothing in it tells the right answer. `text` is sanitised HTML. */
export interface LearnerQuestion {
  id: string;
  type: QuestionType;
  text: string;
  mark: number;
  /** Choice types; ORDERING: the elements, in no order. */
  options?: LearnerOption[];
  /** MATCHING: what is to be matched, and with what. */
  stems?: LearnerOption[];
  choices?: LearnerOption[];
  /** FILL_IN_BLANKS: the n-th stands as `[[n]]` in the text. CHOICE and CHOICES have options. */
  blanks?: { id: string; kind: BlankKind; options?: LearnerOption[] }[];
  /** ESSAY: how many words are asked for. */
  minWords?: number;
  maxWords?: number;
  /** The heading of the quiz's section that the question belongs to. */
  section?: string;
}
