import { apiBase } from '@lms/contract';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from './document';

/** Publishes the document, read and made when somebody first asks for it. */
export const openApiPlugin = (app: FastifyInstance) => {
  let document: Promise<OpenApiDocument> | undefined;
  const make = async () => (await import('./document')).toOpenApi(app.routeRecords);
  app.get(`${apiBase}/openapi.json`, () => (document ??= make()));
};
