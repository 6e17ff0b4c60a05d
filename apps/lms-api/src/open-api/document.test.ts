import { createAjv, inDocument, type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSchema, type ObjectSchema, type Schema } from 'yup';
import { createTestApp } from '../../testing/app';
import type { OpenApiDocument } from './document';
import { examples } from './examples';
import type { JsonSchema } from './json-schema';

let test: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  test = await createTestApp();
  document = (await test.anonymous.get('/openapi.json')).json();
});
afterAll(() => test.close());

interface Found {
  at: string;
  schema: JsonSchema;
  example?: unknown;
}

/** Every body and answer with a schema, every parameter, and every component. */
const schemasOf = ({ paths, components }: OpenApiDocument): Found[] => {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody, responses }]) => {
      const at = `${method} ${path}`;
      const contents = [requestBody, ...Object.values(responses)].flatMap((part) =>
        Object.values((part as { content?: Record<string, Omit<Found, 'at'>> })?.content ?? {}),
      );
      return [...contents, ...(parameters as Partial<Found>[])].map((one) => ({ ...one, at }));
    }),
  );
  const named = Object.entries(components.schemas).map(([at, schema]) => ({ at, schema }));
  return [...calls, ...named].filter((one): one is Found => one.schema !== undefined);
};
const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('tells of every call what it answers, in which domain it stands and its own name', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids).toHaveLength(test.app.routeRecords.length);
    expect(new Set(ids).size).toBe(ids.length);
    const tags = document.tags.map(({ name }) => name);
    for (const { operationId, responses, tags: own } of operations()) {
      expect(operationId).toMatch(/^[a-z][A-Za-z]+$/);
      expect(Object.keys(responses).join(), operationId).toMatch(/\b[23]\d\d\b/);
      expect(tags, operationId).toEqual(expect.arrayContaining(own));
    }
  });

  it('says in the imperative mood what each call does', () => {
    const isNoun = /^(an?|the|all|own|my|those|every\w*|wh\w+|how|\w*[^s]s) /i;
    const summaries = operations().map(({ summary }) => summary as string);
    expect(summaries.filter((summary) => isNoun.test(summary))).toEqual([]);
  });

  it('names the calls as people would', () => {
    const ids = operations().map(({ operationId }) => operationId);
    expect(ids).toEqual(
      expect.arrayContaining([
        'signIn',
        'findCourses',
        'createCourse',
        'updateCourse',
        'updateCourseStatus',
        'deleteCourses',
        'restoreCourses',
        'exportQuizzes',
        'findCourseCategories',
        'startAttempt',
        'saveAnswer',
        'listOrders',
        'getMe',
        'verifyCertificate',
      ]),
    );
  });

  it('has schemas that compile, none of which is of no type', () => {
    const ajv = createAjv();
    const different = new Map(
      schemasOf(document).map(({ at, schema }) => [JSON.stringify(schema), { at, schema }]),
    );
    for (const [text, { at, schema }] of different) {
      expect(text, at).not.toContain('"type":[]');
      expect(() => ajv.compile(inDocument(schema)), at).not.toThrow();
    }
  });

  it('has examples that are what their schemas ask for', () => {
    const ajv = createAjv();
    const shown = schemasOf(document).filter(({ example }) => example !== undefined);
    const given = Object.values(examples).flatMap((one) => Object.values(one));
    expect(shown).toHaveLength(given.length);
    for (const { at, schema, example } of shown) {
      const validate = ajv.compile(inDocument(schema));
      expect(validate(example), `${at} ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  });

  it('says that unknown properties are refused, because they are', () => {
    const open: string[] = [];
    const look = (schema: unknown, at: string) => {
      const { fields, innerType, spec } = schema as ObjectSchema<object> & { innerType?: Schema };
      if (fields && !spec.noUnknown) open.push(at);
      for (const [name, part] of Object.entries(fields ?? {})) look(part, `${at}.${name}`);
      if (isSchema(innerType) && 'spec' in innerType) look(innerType, `${at}[]`);
    };
    for (const { method, path, body } of test.app.routeRecords)
      if (body) look(body, `${method} ${path}`);
    expect(open).toEqual([]);
  });

  it('tells the filters of a list: one value, one of several, or a span', () => {
    const filter = document.paths['/course/find']?.post?.requestBody?.content['application/json'];
    const value = { type: 'string', format: 'uuid' };
    expect(filter?.schema?.properties?.filter?.properties?.categoryId).toEqual({
      oneOf: [
        value,
        { type: 'array', items: value, maxItems: 100 },
        {
          type: 'object',
          properties: { from: value, to: value },
          minProperties: 1,
          additionalProperties: false,
        },
      ],
    });
  });

  it('tells what a call refuses, with the codes', () => {
    const { responses } = document.paths['/course/{id}']!.put!;
    const told = Object.entries(responses).map(([status, one]) => [status, one.description]);
    expect(Object.fromEntries(told)).toMatchObject({
      400: expect.stringContaining('`validation.failed`'),
      401: expect.stringContaining('`auth.required`'),
      403: expect.stringContaining('`auth.forbidden`'),
      404: '`entity.notFound`',
      409: expect.stringContaining('`entity.conflict`'),
    });
    expect(responses['413']).toEqual({ $ref: '#/components/responses/Problem413' });
  });

  it('tells files, forms, redirections and streams by their media types', () => {
    const { paths } = document;
    const mediaOf = (path: string, status: string) =>
      Object.keys(paths[path]?.get?.responses[status]?.content ?? {});
    expect(mediaOf('/certificate/{serial}.pdf', '200')).toEqual(['application/pdf']);
    expect(mediaOf('/events', '200')).toEqual(['text/event-stream']);
    expect(mediaOf('/report/course-report/export', '200')).toContain('text/csv');
    expect(paths['/order/return/{gateway}']?.get?.responses['303']).toHaveProperty('headers');
    expect(Object.keys(paths['/upload']?.post?.requestBody?.content ?? {})).toEqual([
      'multipart/form-data',
    ]);
  });
});
