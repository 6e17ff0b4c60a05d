import { importProblemCodes } from './questions/question-import';

/** Dotted code; screens have a text for each in every language. */
export type ProblemCode = `${string}.${string}`;

/** HTTP status of each problem code. */
export type ProblemStatuses = Readonly<Record<ProblemCode, number>>;

/** Problem codes shared by the domains; each domain has its own list. */
export const genericProblems = {
  'validation.failed': 400,
  'request.malformed': 400,
  'request.tooLarge': 413,
  'request.unsupportedType': 415,
  'request.tooMany': 429,
  'request.forged': 403,
  'request.methodNotAllowed': 405,
  'auth.required': 401,
  'auth.forbidden': 403,
  'auth.secondFactorMissing': 403,
  'seeAs.readOnly': 403,
  'seeAs.private': 403,
  'seeAs.ended': 403,
  'entity.notFound': 404,
  'entity.conflict': 409,
  'entity.duplicate': 409,
  'entity.inUse': 409,
  'entity.transitionRefused': 409,
  'entity.countChanged': 409,
  'entity.tooMany': 409,
  'approval.done': 409,
  'approval.held': 409,
  'contact.tooSoon': 400,
  'contact.expired': 400,
  'learning.notEnrolled': 403,
  'import.unreadable': 400,
  'import.tooLarge': 413,
  'reportFile.tooManyRows': 409,
  'server.fault': 500,
  'server.unavailable': 503,
} as const satisfies ProblemStatuses;
export type GenericProblemCode = keyof typeof genericProblems;

/**
 * Refused field. `code` is one of {@link validationCodes}; `params` fill its
 * text.
 */
export interface FieldProblem {
  field: string;
  code: ValidationCode;
  params?: Record<string, string | number>;
}

/** Failure as `application/problem+json` (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code: ProblemCode;
  requestId: string;
  errors?: FieldProblem[];
  /**
   * For a conflict, and a status that can't be set: who last changed it, or has approved it, and
   * when.
   */
  savedBy?: { name: string | null; at: string };
}

const ownCodes = [
  'required',
  'invalid',
  'unknown',
  'minLength',
  'maxLength',
  'min',
  'max',
  'integer',
  'decimals',
  'email',
  'passwordClasses',
  'passwordCommon',
  'passwordPersonal',
  'passwordWrong',
  'mismatch',
  'terms',
  'oneOf',
  'slug',
  'taken',
  'unchanged',
  'repeated',
  'endBeforeStart',
  'day',
  'notFound',
  'notOffered',
  'otherCourse',
  'placesTaken',
  'accountInactive',
  'tooFewQuestions',
  'drawnByQuiz',
  'noRule',
  'inUse',
  'organizationCode',
  'fileType',
  'contact',
] as const;
/** All codes; the call is left out of what browsers load, as spreading alone is not. */
export const validationCodes = /* @__PURE__ */ (() =>
  [...ownCodes, ...importProblemCodes] as const)();
/** Reason for refusing a field. Schemas carry these codes as messages, never texts. */
export type ValidationCode = (typeof validationCodes)[number];

/** Reasons why an item can't be deleted, as `by` of an `inUse`. */
export const deletionBlocks = [
  'PUBLISHED',
  'COURSE',
  'PATH',
  'LESSON',
  'QUIZ',
  'BANK',
  'QUESTION',
  'ATTEMPT',
  'ENROLMENT',
  'ORDER',
  'CATEGORY',
  'USER',
  'OTHER',
] as const;
export type DeletionBlock = (typeof deletionBlocks)[number];

/** Returns a schema's message. Yup accepts any text; this lets the compiler check the code. */
export const code = (value: ValidationCode) => value;
