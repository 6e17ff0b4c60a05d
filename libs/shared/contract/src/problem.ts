import { importProblemCodes } from './questions/question-import';

/** Every `code` that a problem can carry. The screen holds a text for each in every language. */
export const problemCodes = [
  'validation.failed',
  'request.malformed',
  'request.tooLarge',
  'request.unsupportedType',
  'request.tooMany',
  'request.forged',
  'request.methodNotAllowed',
  'auth.required',
  'auth.forbidden',
  'auth.invalidCredentials',
  'auth.unknownAccount',
  'auth.wrongPassword',
  'auth.notVerified',
  'auth.inactive',
  'auth.emailTaken',
  'auth.linkInvalid',
  'auth.sessionEnded',
  'auth.secondFactorRequired',
  'auth.secondFactorWrong',
  'auth.lastAdministrator',
  'user.ownAccount',
  'user.roleTooHigh',
  'seeAs.readOnly',
  'seeAs.ended',
  'seeAs.private',
  'entity.notFound',
  'entity.conflict',
  'entity.duplicate',
  'entity.inUse',
  'entity.transitionRefused',
  'contact.tooSoon',
  'contact.expired',
  'cart.empty',
  'cart.unavailable',
  'cart.alreadyEnrolled',
  'cart.priceChanged',
  'order.idempotencyKeyRequired',
  'order.idempotencyKeyReused',
  'order.paymentUnavailable',
  'order.notRefundable',
  'batchCode.unknown',
  'batchCode.notStarted',
  'batchCode.ended',
  'batchCode.full',
  'batchCode.otherCourse',
  'coupon.unknown',
  'coupon.notStarted',
  'coupon.expired',
  'coupon.usedUp',
  'coupon.usedByYou',
  'coupon.belowMinimum',
  'coupon.otherCourse',
  'learning.notEnrolled',
  'learning.lessonLocked',
  'learning.notWatched',
  'learning.tooManyNotes',
  'attempt.noneLeft',
  'attempt.notOpen',
  'attempt.closed',
  'attempt.deadlinePassed',
  'attempt.stale',
  'course.notReady',
  'course.notPending',
  'question.incomplete',
  'quiz.frozen',
  'organization.contactHasAccount',
  'organization.runsSite',
  'import.unreadable',
  'import.tooLarge',
  'reportFile.linkExpired',
  'reportFile.notReady',
  'reportFile.tooManyRows',
  'reportFile.noSpace',
  'server.fault',
  'server.unavailable',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** One refused field. `code` is one of {@link validationCodes}; `params` fill its text. */
export interface FieldProblem {
  field: string;
  code: ValidationCode;
  params?: Record<string, string | number>;
}

/** A failure as RFC 9457 `application/problem+json`. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code: ProblemCode;
  requestId: string;
  errors?: FieldProblem[];
  /** Of `entity.conflict`: who saved in between, and when. */
  savedBy?: { name: string | null; at: string };
}

export const validationCodes = [
  'required',
  'invalid',
  'unknown',
  'minLength',
  'maxLength',
  'min',
  'max',
  'integer',
  'email',
  'passwordClasses',
  'passwordCommon',
  'passwordWrong',
  'mismatch',
  'terms',
  'oneOf',
  'slug',
  'taken',
  'repeated',
  'endBeforeStart',
  'day',
  'notFound',
  'notOffered',
  'otherCourse',
  'tooFewQuestions',
  'organizationCode',
  ...importProblemCodes,
] as const;
/** Why a field was refused; schemas carry these as their messages, never a text. */
export type ValidationCode = (typeof validationCodes)[number];

/** A schema's message, checked by the compiler: Yup takes any text. */
export const code = (value: ValidationCode) => value;
