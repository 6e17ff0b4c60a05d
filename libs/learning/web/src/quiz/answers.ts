import type { AnswerInput } from '@lms/learning/contract';
import type { LearnerQuestion, QuestionResponse } from '@lms/contract';

/** Nothing chosen, typed or matched is no answer. */
export const withoutEmpty = (response: QuestionResponse): QuestionResponse =>
  response === null || response === '' || Object.keys(response).length === 0 ? null : response;

/** Whether a question needs nothing more; of one with several parts every part needs its answer. */
export const isAnswered = (
  { stems, blanks }: Pick<LearnerQuestion, 'stems' | 'blanks'>,
  response: QuestionResponse,
) => {
  if (response === null) return false;
  const parts = stems ?? blanks;
  if (parts) return Object.keys(response).length === parts.length;
  return typeof response !== 'string' || response.trim() !== '';
};

/** What a learner has put down for one question so far. */
export type Answer = Pick<AnswerInput, 'response'> & { flagged: boolean };
