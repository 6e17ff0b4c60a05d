import { importProblemCodes } from './questions/question-import';

/** A dotted code; the screen holds a text for each in every language. */
export type ProblemCode = `${string}.${string}`;

/** Codes of problems, each with the HTTP status that it answers. */
export type ProblemStatuses = Readonly<Record<ProblemCode, number>>;

/** The codes that belong to no domain, or to several; each domain has a list of its own beside it. */
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
  'seeAs.readOnly': 403,
  'seeAs.private': 403,
  'seeAs.ended': 403,
  'entity.notFound': 404,
  'entity.conflict': 409,
  'entity.duplicate': 409,
  'entity.inUse': 409,
  'entity.transitionRefused': 409,
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
