import { antiForgeryHeader, apiBase, seeAsHeader } from '@lms/contract';
import type { RouteRecord } from '@lms/server/platform';
import { answerSchemas, answersOf } from './answers';
import { toOperation, toTemplate } from './operation';
import { sharedProblemResponses } from './problem-responses';
import { tags } from './tags';

const info = {
  title: 'LMS',
  version: '1',
  description:
    'The calls of the learning platform. Every answer is JSON unless its media type says otherwise; every failure is a problem (RFC 9457) whose `code` tells why. Times are UTC.',
  license: {
    name: 'GNU Affero General Public License v3.0 or later',
    identifier: 'AGPL-3.0-or-later',
  },
};

/** The OpenAPI 3.1 document of every call that was declared with `route`. */
export const toOpenApi = (records: readonly RouteRecord[]) => {
  const paths: Record<string, Record<string, ReturnType<typeof toOperation>>> = {};
  for (const record of records) {
    const path = toTemplate(record.path);
    paths[path] = { ...paths[path], [record.method.toLowerCase()]: toOperation(record) };
  }
  const used = new Set(records.map((record) => answersOf(record)?.domain));
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: apiBase }],
    tags: Object.entries(tags)
      .filter(([name]) => used.has(name as keyof typeof tags))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The access token that signing in gives.',
        },
      },
      parameters: {
        AntiForgery: {
          name: antiForgeryHeader,
          in: 'header',
          description: 'The value of the cookie XSRF-TOKEN, where there is one.',
          schema: { type: 'string' },
        },
        SeeAs: {
          name: seeAsHeader,
          in: 'header',
          description: 'The look through somebody else’s eyes that this call belongs to, if any.',
          schema: { type: 'string' },
        },
      },
      responses: sharedProblemResponses,
      schemas: answerSchemas,
    },
  };
};

export type OpenApiDocument = ReturnType<typeof toOpenApi>;
