import type { ProblemCode } from '@lms/contract';
import type { RouteRecord } from '@lms/server/platform';
import json from './answers.json';
import type { JsonSchema } from './json-schema';
import type { tags } from './tags';

/** Answers of one call, as `npm run openapi` read them from its code. */
export interface CallAnswers {
  domain: keyof typeof tags;
  /** By status, then by media type; only JSON has a schema. */
  answers: Record<string, Record<string, JsonSchema>>;
  /** By status. */
  problems: Record<string, ProblemCode[]>;
}

interface AnswersFile {
  calls: Record<string, CallAnswers>;
  schemas: Record<string, JsonSchema>;
}

const file = json as unknown as AnswersFile;

/** The types of answers by their name in the code, and the problem. */
export const answerSchemas = file.schemas;

/** Without answers is only a call that a test declares. */
export const answersOf = ({ method, path }: Pick<RouteRecord, 'method' | 'path'>) =>
  file.calls[`${method} ${path}`];
