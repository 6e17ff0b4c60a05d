import type { LearnerQuestion, QuestionResponse } from '@lms/contract';

export interface FieldProps {
  question: LearnerQuestion;
  response: QuestionResponse;
  /** Course language. */
  lang: string;
  disabled?: boolean;
  /** `typing` is true while more input is likely to follow at once. */
  onAnswer: (response: QuestionResponse, typing?: boolean) => void;
}
