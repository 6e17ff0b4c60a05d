import type { QuestionContent, QuestionResponse } from '@lms/contract';
import { graded, unanswered, type QuestionGrade } from './grade';
import { askedPairs, choicesOf, rightChoices } from './matching';
import { acceptsNumber } from './numerical';
import { matchesPattern } from './short-answer';

/**
 * Marks a response. One of the wrong shape, or that names nothing the question knows, counts as
 * unanswered; typed text that fits no answer is wrong. Nothing that a learner sends makes it throw.
 *
 * Source: Moodle's question types, each named at its own function.
 */
export function gradeQuestion(content: QuestionContent, response: QuestionResponse): QuestionGrade {
  switch (content.type) {
    case 'SINGLE_CHOICE':
    case 'TRUE_FALSE':
      return gradeOneChoice(content, response);
    case 'MULTIPLE_CHOICE':
      return gradeManyChoices(content, response);
    case 'SHORT_ANSWER':
    case 'NUMERICAL':
      return gradeTyped(content, response);
    case 'MATCHING':
      return gradeMatching(content, response);
  }
}

/** Whether a response says anything that the question can mark. */
export function isAnswered(content: QuestionContent, response: QuestionResponse): boolean {
  return gradeQuestion(content, response).state !== 'unanswered';
}

/** Source: Moodle, `qtype_multichoice_single_question::grade_response`: the chosen fraction. */
function gradeOneChoice({ answers }: QuestionContent, response: QuestionResponse): QuestionGrade {
  const chosen = answers.find((answer) => answer.id === response);
  return chosen ? graded(chosen.fraction, [chosen.id]) : unanswered();
}

/**
 * The ticked fractions together, at least 0 and at most 1. Ticking twice counts once.
 *
 * Source: Moodle, `qtype_multichoice_multi_question::grade_response`.
 */
function gradeManyChoices({ answers }: QuestionContent, response: QuestionResponse): QuestionGrade {
  if (!Array.isArray(response)) return unanswered();
  const ticked = answers.filter((answer) => response.includes(answer.id));
  if (ticked.length === 0) return unanswered();
  const sum = ticked.reduce((total, answer) => total + answer.fraction, 0);
  return graded(
    Math.min(1, Math.max(0, sum)),
    ticked.map((answer) => answer.id),
  );
}

/**
 * The first answer that fits decides, even if a later one would earn more.
 *
 * Source: Moodle, `question_first_matching_answer_grading_strategy` and
 * `qtype_numerical_question::get_matching_answer`.
 */
function gradeTyped(content: QuestionContent, response: QuestionResponse): QuestionGrade {
  if (typeof response !== 'string' || response.trim() === '') return unanswered();
  const matched = content.answers.find((answer) =>
    content.type === 'NUMERICAL'
      ? acceptsNumber(answer, response)
      : matchesPattern(response, answer.text, content.caseSensitive),
  );
  return matched ? graded(matched.fraction, [matched.id]) : graded(0, []);
}

/**
 * The right pairs out of all that are asked.
 *
 * Source: Moodle, `qtype_match_question::grade_response`.
 */
function gradeMatching(content: QuestionContent, response: QuestionResponse): QuestionGrade {
  if (typeof response !== 'object' || response === null || Array.isArray(response)) {
    return unanswered();
  }
  const chosen = new Map(Object.entries(response));
  const known = new Set(choicesOf(content).map((choice) => choice.id));
  const asked = askedPairs(content);
  if (!asked.some((pair) => known.has(chosen.get(pair.id) ?? ''))) return unanswered();

  const right = Object.entries(rightChoices(content))
    .filter(([pairId, choiceId]) => chosen.get(pairId) === choiceId)
    .map(([pairId]) => pairId);
  return graded(right.length / asked.length, right);
}
