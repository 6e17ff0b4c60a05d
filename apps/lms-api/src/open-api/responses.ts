import type { RouteRecord } from '@lms/server/platform';
import { answersOf } from './answers';
import { examples } from './examples';
import type { JsonSchema } from './json-schema';
import { operationIdOf } from './operation-id';
import { problemResponses } from './problem-responses';

const descriptions: Record<string, string> = {
  200: 'Done',
  201: 'Created',
  202: 'Taken; it goes on by itself',
  204: 'Done; there is nothing to say',
  302: 'Elsewhere, for people',
  303: 'Elsewhere',
  304: 'As the client has it already',
};

const isText = (media: string) => media.startsWith('text/');

/** A file says no more of itself than its media type. */
const contentOf = (media: string, schema: JsonSchema, example: unknown) => {
  if (isText(media)) return { schema: { type: 'string' } };
  if (media !== 'application/json') return {};
  return { schema, ...(example !== undefined && { example }) };
};

/** One answer of a call; what many calls answer alike stands in the components. */
export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, object>;
  content?: Record<string, { schema?: JsonSchema; example?: unknown }>;
}

/** Answers of a call, by status. */
export const responsesOf = (record: RouteRecord): Record<string, Response> => {
  const answers = Object.entries(answersOf(record)?.answers ?? {});
  const example = examples[operationIdOf(record)]?.response;
  const done = answers.map(([status, medias]) => [
    status,
    {
      description: descriptions[status],
      ...(Object.keys(medias).length > 0 && {
        content: Object.fromEntries(
          Object.entries(medias).map(([media, schema]) => [
            media,
            contentOf(media, schema, example),
          ]),
        ),
      }),
      ...(status.startsWith('30') &&
        status !== '304' && {
          headers: { location: { schema: { type: 'string' } } },
        }),
    },
  ]);
  return { ...Object.fromEntries(done), ...problemResponses(record) };
};
