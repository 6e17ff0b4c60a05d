/** What a grade says in a word; `unanswered` is neither right nor wrong, `waiting` needs a person. */
export type GradeState = 'right' | 'partial' | 'wrong' | 'unanswered' | 'waiting';

/** How a response was marked. */
export interface QuestionGrade {
  /** The share of the mark, from -1 to 1. Only an answer with a negative fraction goes below 0. */
  fraction: number;
  state: GradeState;
  /** The answers (MATCHING: pairs, FILL_IN_BLANKS: blanks' answers) that count, for their feedback. */
  matchedAnswerIds: string[];
}

/** Fractions come from percentages with a few decimals, so three thirds fall just short of 1. */
const closeEnough = 0.000001;

/**
 * The state that a fraction stands for.
 *
 * Source: Moodle, `question_state::graded_state_for_fraction`.
 */
export function stateFor(fraction: number): Exclude<GradeState, 'unanswered' | 'waiting'> {
  if (fraction < closeEnough) return 'wrong';
  return fraction > 1 - closeEnough ? 'right' : 'partial';
}

/**
 * A grade of a response that was given. A fraction that is as good as 0 or 1 becomes exactly that,
 * so that what is called right also earns the whole mark.
 */
export function graded(fraction: number, matchedAnswerIds: string[]): QuestionGrade {
  const state = stateFor(fraction);
  const exact = state === 'right' ? 1 : Math.abs(fraction) < closeEnough ? 0 : fraction;
  return { fraction: exact, state, matchedAnswerIds };
}

/** The grade of a question that was left alone. */
export function unanswered(): QuestionGrade {
  return { fraction: 0, state: 'unanswered', matchedAnswerIds: [] };
}
