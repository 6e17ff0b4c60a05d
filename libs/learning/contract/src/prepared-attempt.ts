import { code, instant, type LearnerQuestion } from '@lms/contract';
import { array, type InferType, object } from 'yup';
import { answerSchema, type QuizStart } from './attempt';
import type { LessonFile } from './offline-course';

/** Most questions that an attempt has. */
const maxAnswers = 1_000;

/** Practice quiz that a device may sit without a connection, its questions drawn by the server. */
export interface PreparedAttempt {
  /** Id of the attempt that it becomes. */
  id: string;
  quiz: QuizStart;
  questions: LearnerQuestion[];
  /** Pictures of its questions. */
  files: LessonFile[];
}

/**
 * Answer of `POST /learning/course/{courseId}/prepared-attempt`: the practice quizzes of a course
 * that its learner may begin now. Called again it answers the same draw, on every device, until its
 * answers arrive or its quiz changes.
 */
export interface PreparedAttempts {
  attempts: PreparedAttempt[];
}

/**
 * Body of `POST /learning/prepared-attempt/{id}/submit`: what was answered without a connection. It
 * is sent until it is answered, and counts once. All times are of the device's clock, and so is
 * `sentAt`, the moment of this call, by which the server sets that clock right.
 */
export const preparedAnswersSchema = object({
  startedAt: instant().required(code('required')),
  submittedAt: instant().required(code('required')),
  sentAt: instant().required(code('required')),
  answers: array(answerSchema.shape({ givenAt: instant().required(code('required')) }).noUnknown())
    .max(maxAnswers, code('max'))
    .required(code('required')),
}).noUnknown();
export type PreparedAnswers = InferType<typeof preparedAnswersSchema>;
