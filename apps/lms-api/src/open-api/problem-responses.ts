import type { ProblemCode } from '@lms/contract';
import type { RouteRecord } from '@lms/server/platform';
import { answersOf } from './answers';

const nameOf = (status: number) => `Problem${status}`;
const describe = (codes: readonly ProblemCode[]) => codes.map((code) => `\`${code}\``).join(', ');

const response = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** Responses shared by all calls: requests that are refused before a call's own code runs. */
const shared: Record<string, readonly ProblemCode[]> = {
  413: ['request.tooLarge'],
  415: ['request.unsupportedType'],
  429: ['request.tooMany'],
  500: ['server.fault'],
  503: ['server.unavailable'],
};

export const sharedProblemResponses = Object.fromEntries(
  Object.entries(shared).map(([status, codes]) => [
    nameOf(Number(status)),
    {
      ...response(describe(codes)),
      ...(status === '429' && {
        headers: {
          'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } },
        },
      }),
    },
  ]),
);

/** The problems of a call by status, each with the codes that it can have there. */
export const problemResponses = (record: RouteRecord) =>
  Object.fromEntries(
    Object.entries(answersOf(record)?.problems ?? {}).map(([status, codes]) => [
      status,
      shared[status]?.join() === codes.join()
        ? { $ref: `#/components/responses/${nameOf(Number(status))}` }
        : response(describe(codes)),
    ]),
  );
