import type { LearnerQuestion, QuestionResponse } from '@lms/contract';
import type { AnswerInput } from '@lms/learning/contract';

/** Normalizes an empty response to `null`. */
export const withoutEmpty = (response: QuestionResponse): QuestionResponse =>
  response === null || response === '' || Object.keys(response).length === 0 ? null : response;

/** Tells whether a question is fully answered; with several parts, every part. */
export const isAnswered = (
  { stems, blanks }: Pick<LearnerQuestion, 'stems' | 'blanks'>,
  response: QuestionResponse,
) => {
  if (response === null) return false;
  const parts = stems ?? blanks;
  if (parts) return Object.keys(response).length === parts.length;
  return typeof response !== 'string' || response.trim() !== '';
};

/** A learner's answer to one question, with its flag. */
export type Answer = Pick<AnswerInput, 'response'> & { flagged: boolean };

/** An answer that is not saved yet, with its moment by the server's clock. */
export type UnsentAnswer = Answer & { givenAt: string };
