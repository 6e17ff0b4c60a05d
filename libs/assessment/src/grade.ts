/** Result of grading; `unanswered` is neither right nor wrong, `waiting` needs a person. */
export type GradeState = 'right' | 'partial' | 'wrong' | 'unanswered' | 'waiting';

/** Grade of a response. */
export interface QuestionGrade {
  /** Share of the mark, from -1 to 1; negative only for an answer with a negative fraction. */
  fraction: number;
  state: GradeState;
  /**
   * Ids of the answers (MATCHING: pairs, FILL_IN_BLANKS: blanks' answers) whose feedback applies.
   */
  matchedAnswerIds: string[];
}

/** Fractions derive from percentages with few decimals, so three thirds fall just short of 1. */
const epsilon = 0.000001;

/**
 * Returns the state of a fraction.
 *
 * Source: Moodle, `question_state::graded_state_for_fraction`.
 */
export function stateFor(fraction: number): Exclude<GradeState, 'unanswered' | 'waiting'> {
  if (fraction < epsilon) return 'wrong';
  return fraction > 1 - epsilon ? 'right' : 'partial';
}

/**
 * Returns the grade of a given response. Rounds fractions close to 0 or 1, so that a right answer
 * earns exactly the whole mark.
 */
export function graded(fraction: number, matchedAnswerIds: string[]): QuestionGrade {
  const state = stateFor(fraction);
  const exact = state === 'right' ? 1 : Math.abs(fraction) < epsilon ? 0 : fraction;
  return { fraction: exact, state, matchedAnswerIds };
}

/** Returns the grade of an unanswered question. */
export function unanswered(): QuestionGrade {
  return { fraction: 0, state: 'unanswered', matchedAnswerIds: [] };
}
