import type { LearnerQuestion, QuestionResponse } from '@lms/contract';

export interface FieldProps {
  question: LearnerQuestion;
  response: QuestionResponse;
  /** The course's language. */
  lang: string;
  disabled?: boolean;
  /** `typing`: there may be more to come at once. */
  onAnswer: (response: QuestionResponse, typing?: boolean) => void;
}
