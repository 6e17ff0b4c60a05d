import { authProblems } from '@lms/auth/contract';
import { cartProblems } from '@lms/cart/contract';
import { communicationProblems } from '@lms/communication/contract';
import {
  genericProblems,
  type ProblemCode,
  type ProblemStatuses,
  validationCodes,
} from '@lms/contract';
import { courseManagementProblems } from '@lms/course-management/contract';
import { learningProblems } from '@lms/learning/contract';
import { orgManagementProblems } from '@lms/org-management/contract';
import { reportsProblems } from '@lms/reports/contract';
import type { RouteRecord } from '@lms/server/platform';
import type { JsonSchema } from './json-schema';

const statuses: ProblemStatuses = {
  ...genericProblems,
  ...authProblems,
  ...cartProblems,
  ...communicationProblems,
  ...courseManagementProblems,
  ...learningProblems,
  ...orgManagementProblems,
  ...reportsProblems,
};
const problemCodes = Object.keys(statuses) as ProblemCode[];
const statusOf = (code: ProblemCode): number => statuses[code] ?? 500;

/** Members of a problem (RFC 9457), with ours beside them. */
export const problemSchema: JsonSchema = {
  type: 'object',
  description: 'A failure as RFC 9457 has it; `code` says which one.',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string', format: 'uri' },
    title: { type: 'string' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: { type: 'string', enum: [...problemCodes] },
    requestId: { type: 'string', format: 'uuid' },
    errors: {
      type: 'array',
      description: 'Of `validation.failed`: every refused field.',
      items: {
        type: 'object',
        required: ['field', 'code'],
        properties: {
          field: { type: 'string' },
          code: { type: 'string', enum: [...validationCodes] },
          params: {
            type: 'object',
            description: 'Fill the text of the code.',
            additionalProperties: { type: ['string', 'number'] },
          },
        },
        additionalProperties: false,
      },
    },
    savedBy: {
      type: 'object',
      description: 'Of a conflict, or a status that can’t be set: who last changed it, and when.',
      required: ['name', 'at'],
      properties: {
        name: { type: ['string', 'null'] },
        at: { type: 'string', format: 'date-time' },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
};

/** Problems that every call can answer. */
const common = [
  'request.malformed',
  'request.tooMany',
  'seeAs.ended',
  'server.fault',
  'server.unavailable',
  'validation.failed',
] as const;
const ofBodies = ['request.forged', 'request.tooLarge', 'request.unsupportedType'] as const;
const ofCallers = ['auth.required', 'auth.secondFactorMissing', 'auth.forbidden'] as const;
/** Nobody changes anything while looking through another's eyes. */
const ofWrites = ['seeAs.readOnly'] as const;

/** The problems that a call can answer, by status: `thrown` by its own code, and what every call like it may meet. */
export const callProblems = (
  { method, path, access, reads }: RouteRecord,
  thrown: readonly ProblemCode[],
): Record<string, ProblemCode[]> => {
  const codes = new Set<ProblemCode>([
    ...common,
    ...(path.includes(':') ? (['entity.notFound'] as const) : []),
    ...(method === 'GET' ? [] : ofBodies),
    ...(reads ? [] : ofWrites),
    ...(access === 'public' ? [] : ofCallers),
    ...thrown,
  ]);
  const byStatus: Record<string, ProblemCode[]> = {};
  for (const code of [...codes].sort()) (byStatus[statusOf(code)] ??= []).push(code);
  return byStatus;
};
