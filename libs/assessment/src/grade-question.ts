import type { QuestionBlank, QuestionContent, QuestionResponse } from '@lms/contract';
import { graded, type QuestionGrade, unanswered } from './grade';
import { choicesOf, pairsWithStem, rightChoices } from './matching';
import { acceptsNumber } from './numerical';
import { matchesPattern } from './short-answer';

/**
 * Grades a response. A malformed response, or one that names unknown ids, counts as unanswered;
 * typed text that matches no answer is wrong. Never throws, whatever a learner sends.
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
    case 'ORDERING':
      return gradeOrder(content, response);
    case 'FILL_IN_BLANKS':
      return gradeBlanks(content, response);
    case 'ESSAY':
      return gradeEssay(response);
  }
}

type Answered = Pick<QuestionContent, 'answers'>;

/**
 * Grades by the chosen answer's fraction.
 *
 * Source: Moodle, `qtype_multichoice_single_question::grade_response`.
 */
function gradeOneChoice({ answers }: Answered, response: QuestionResponse): QuestionGrade {
  const chosen = answers.find((answer) => answer.id === response);
  return chosen ? graded(chosen.fraction, [chosen.id]) : unanswered();
}

/**
 * Grades by the sum of the ticked fractions, limited to 0 … 1. Duplicates count once.
 *
 * Source: Moodle, `qtype_multichoice_multi_question::grade_response`.
 */
function gradeManyChoices({ answers }: Answered, response: QuestionResponse): QuestionGrade {
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
 * Grades by the first matching answer, even if a later one would earn more.
 *
 * Source: Moodle, `question_first_matching_answer_grading_strategy` and
 * `qtype_numerical_question::get_matching_answer`.
 */
function gradeTyped(
  content: Pick<QuestionContent, 'type' | 'answers' | 'caseSensitive'>,
  response: QuestionResponse,
): QuestionGrade {
  if (typeof response !== 'string' || response.trim() === '') return unanswered();
  const matched = content.answers.find((answer) =>
    content.type === 'NUMERICAL'
      ? acceptsNumber(answer, response)
      : matchesPattern(response, answer.text, content.caseSensitive),
  );
  return matched ? graded(matched.fraction, [matched.id]) : graded(0, []);
}

/**
 * Grades by the share of right pairs.
 *
 * Source: Moodle, `qtype_match_question::grade_response`.
 */
function gradeMatching(content: QuestionContent, response: QuestionResponse): QuestionGrade {
  if (typeof response !== 'object' || response === null || Array.isArray(response)) {
    return unanswered();
  }
  const chosen = new Map<string, unknown>(Object.entries(response));
  const known = new Set(choicesOf(content).map((choice) => choice.id));
  const withStem = pairsWithStem(content);
  if (!withStem.some((pair) => known.has(chosen.get(pair.id) as string))) return unanswered();

  const right = Object.entries(rightChoices(content))
    .filter(([pairId, choiceId]) => chosen.get(pairId) === choiceId)
    .map(([pairId]) => pairId);
  return graded(right.length / withStem.length, right);
}

/**
 * Grades by the share of elements in their own place. A missing element has no place.
 *
 * Source: Moodle, `qtype_ordering_question` with the grading type "absolute position".
 */
function gradeOrder({ answers }: QuestionContent, response: QuestionResponse): QuestionGrade {
  if (!Array.isArray(response)) return unanswered();
  const known = new Set(answers.map(({ id }) => id));
  if (!response.some((id) => known.has(id))) return unanswered();
  const right = answers.filter(({ id }, index) => response[index] === id).map(({ id }) => id);
  return graded(right.length / answers.length, right);
}

function gradeBlank(blank: QuestionBlank, response: QuestionResponse): QuestionGrade {
  switch (blank.kind) {
    case 'CHOICE':
      return gradeOneChoice(blank, response);
    case 'CHOICES':
      return gradeManyChoices(blank, response);
    case 'NUMBER':
      return gradeTyped({ ...blank, type: 'NUMERICAL' }, response);
    case 'TEXT':
      return gradeTyped({ ...blank, type: 'SHORT_ANSWER' }, response);
  }
}

/**
 * Grades by the weighted mean of the blanks' fractions; an empty blank earns nothing.
 *
 * Source: Moodle, `qtype_multianswer_question::grade_response`.
 */
function gradeBlanks({ blanks = [] }: QuestionContent, response: QuestionResponse): QuestionGrade {
  if (typeof response !== 'object' || response === null || Array.isArray(response)) {
    return unanswered();
  }
  const given = new Map(Object.entries(response));
  const grades = blanks.map((blank) => gradeBlank(blank, given.get(blank.id) ?? null));
  if (grades.every(({ state }) => state === 'unanswered')) return unanswered();
  const total = blanks.reduce((sum, { weight }) => sum + weight, 0);
  const earned = blanks.reduce(
    (sum, { weight }, index) => sum + weight * (grades[index]?.fraction ?? 0),
    0,
  );
  return graded(
    total > 0 ? earned / total : 0,
    grades.flatMap(({ matchedAnswerIds }) => matchedAnswerIds),
  );
}

/**
 * Leaves the grading to a person.
 *
 * Source: Moodle, `qtype_essay_question`.
 */
function gradeEssay(response: QuestionResponse): QuestionGrade {
  return typeof response === 'string' && response.trim() !== ''
    ? { fraction: 0, state: 'waiting', matchedAnswerIds: [] }
    : unanswered();
}
