import { code, wholeNumber } from '@lms/contract';
import { type InferType, object } from 'yup';

/** Body of `PUT /learning/goal`; `null` takes the goal away. */
export const studyGoalSchema = object({
  daysAWeek: wholeNumber({ min: 1, max: 7 }).nullable().defined(code('required')),
}).noUnknown();
export type StudyGoal = InferType<typeof studyGoalSchema>;

/** Study of a week, with the goal that the learner set. Days are those of Dhaka, YYYY-MM-DD. */
export interface StudyWeek {
  today: string;
  /** The days of the week that today is in, from Sunday on. */
  days: { day: string; minutes: number; studied: boolean }[];
  minutes: number;
  daysStudied: number;
  goalDays: number | null;
  /** Days of study without a break of two days or more; a day off in between is not counted. */
  streakDays: number;
}
