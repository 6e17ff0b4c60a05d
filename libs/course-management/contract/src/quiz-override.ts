import { code, id, instant, wholeNumber } from '@lms/contract';
import { object } from 'yup';

const required = code('required');

/** Override: rules of one learner that differ from the quiz's own; `null` keeps the quiz's. */
export interface QuizOverride {
  userId: string;
  /** Read only. */
  userName?: string;
  /** 0 means no limit. */
  timeLimitMinutes: number | null;
  /** 0 means no limit. */
  attemptsAllowed: number | null;
  opensAt: string | null;
  closesAt: string | null;
  /** Read only: the learner's attempt that runs, and when it ends. */
  running?: { deadlineAt: string | null } | null;
}

/** Minutes of a quiz, or `null`. */
export const timeLimit = (min: number) =>
  wholeNumber({ min, max: 1_440 }).nullable().defined(required);
export const attemptsAllowed = { min: 0, max: 100 };

const overrideRules = {
  timeLimitMinutes: timeLimit(0),
  attemptsAllowed: wholeNumber(attemptsAllowed).nullable().defined(required),
  opensAt: instant(),
  closesAt: instant(),
};

export const quizOverrideSchema = object({
  userId: id().required(required),
  ...overrideRules,
  timeLimitMinutes: overrideRules.timeLimitMinutes.test(
    'noRule',
    code('noRule'),
    (limit, { parent }) =>
      [limit, parent.attemptsAllowed, parent.opensAt, parent.closesAt].some(
        (rule) => (rule ?? null) !== null,
      ),
  ),
}).noUnknown();

/** Rules that the caller saw, `null` for none: others, saved since, are then kept. */
const replaces = object(overrideRules).noUnknown().nullable().optional().default(undefined);

/** Body of `PUT /quiz/{id}/override`. */
export const savedOverrideSchema = quizOverrideSchema.shape({ replaces });
/** Body of `DELETE /quiz/{id}/override/{userId}`. */
export const removedOverrideSchema = object({ replaces }).noUnknown();
export type OverrideRules = Pick<QuizOverride, keyof typeof overrideRules>;
