import type { AnswerInput, LearnerQuestion, QuestionResponse } from '@lms/contract';

/** Nothing chosen, typed or matched is no answer. */
export const withoutEmpty = (response: QuestionResponse): QuestionResponse =>
  response === null || response === '' || Object.keys(response).length === 0 ? null : response;

/** Whether a question needs nothing more; of a matching one every part needs a choice. */
export const isAnswered = ({ type, stems = [] }: LearnerQuestion, response: QuestionResponse) => {
  if (response === null) return false;
  if (type === 'MATCHING') return Object.keys(response).length === stems.length;
  return typeof response !== 'string' || response.trim() !== '';
};

/** What a learner has put down for one question so far. */
export type Answer = Pick<AnswerInput, 'response'> & { flagged: boolean };
