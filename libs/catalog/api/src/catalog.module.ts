import {
  catalogQuerySchema,
  comparisonSchema,
  defaultCatalogQuery,
  suggestionQuerySchema,
} from '@lms/catalog/contract';
import { catalogChanged, type Deps, route } from '@lms/server/platform';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { type CatalogIndex, createCatalogIndex } from './catalog-index';
import { compareCourses } from './comparison';
import { contactRoutes } from './contact/contact.routes';
import { findCourseDetail } from './course-detail';
import { createCourseFinder } from './find-courses';
import { categoriesOf, landingOf } from './landing';
import { findOrganizations, organizationFindSchema } from './organizations/find-organizations';
import { findInstructorDetail } from './organizations/instructor-detail';
import { findOrganizationDetail } from './organizations/organization-detail';
import { findPath, pathCards } from './path-cards';

/**
 * Sends a public answer with an ETag, so that a client with a current copy gets a 304 (RFC 9110,
 * section 15.4.5).
 */
const sendPublic = (request: FastifyRequest, reply: FastifyReply, answer: object) => {
  const body = JSON.stringify(answer);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({ 'cache-control': 'public, no-cache', etag });
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
};

/** Registers the public calls of the catalogue: courses, categories and figures. */
export const catalogModule = (app: FastifyInstance, deps: Deps) => {
  const { read: readIndex, changed } = createCatalogIndex(deps);
  deps.events.onCommitted(catalogChanged, 'catalog', changed);
  const finders = new WeakMap<CatalogIndex, ReturnType<typeof createCourseFinder>>();
  const finderOf = (index: CatalogIndex) => {
    const finder = finders.get(index) ?? createCourseFinder(index);
    finders.set(index, finder);
    return finder;
  };

  route(app, {
    method: 'POST',
    path: '/catalog/course/find',
    summary: 'Search the course catalogue, with facets',
    reads: true,
    access: 'public',
    body: catalogQuerySchema,
    handle: async ({ body }) =>
      finderOf(await readIndex())({
        filter: { ...body.filter },
        paginator: { ...defaultCatalogQuery.paginator, ...body.paginator },
        sorting: { ...defaultCatalogQuery.sorting, ...body.sorting },
        searchTerm: body.searchTerm ?? '',
      }),
  });
  route(app, {
    method: 'POST',
    path: '/catalog/course/compare',
    summary: 'Read what can be compared of up to four courses',
    reads: true,
    access: 'public',
    body: comparisonSchema,
    handle: ({ body }) => compareCourses(deps.database.db, body.slugs),
  });
  route(app, {
    method: 'GET',
    path: '/catalog/suggestion',
    summary: 'Suggest courses, categories, organizations and instructors for a search term',
    access: 'public',
    query: suggestionQuerySchema,
    handle: async ({ query, request, reply }) =>
      sendPublic(request, reply, (await readIndex()).suggest(query.term)),
  });
  route(app, {
    method: 'GET',
    path: '/catalog/course/:slug',
    summary: 'Read a course as its page shows it',
    access: 'public',
    handle: async ({ params, request, reply }) =>
      sendPublic(
        request,
        reply,
        await findCourseDetail(deps.database, await readIndex(), params.slug),
      ),
  });
  route(app, {
    method: 'GET',
    path: '/catalog/path',
    operationId: 'listLearningPaths',
    summary: 'List the public learning paths',
    access: 'public',
    handle: async ({ request, reply }) => sendPublic(request, reply, pathCards(await readIndex())),
  });
  route(app, {
    method: 'GET',
    path: '/catalog/path/:slug',
    operationId: 'readLearningPath',
    summary: 'Read a learning path as its page shows it',
    access: 'public',
    handle: async ({ params, request, reply }) =>
      sendPublic(request, reply, findPath(await readIndex(), params.slug)),
  });
  route(app, {
    method: 'GET',
    path: '/catalog/landing',
    summary: 'Read everything that the landing page shows',
    access: 'public',
    handle: async ({ request, reply }) => sendPublic(request, reply, landingOf(await readIndex())),
  });
  route(app, {
    method: 'GET',
    path: '/catalog/category',
    summary: 'List the course categories with their number of courses',
    access: 'public',
    handle: async ({ request, reply }) =>
      sendPublic(request, reply, categoriesOf(await readIndex())),
  });
  route(app, {
    method: 'POST',
    path: '/catalog/organization/find',
    summary: 'List the organizations that offer courses',
    reads: true,
    access: 'public',
    body: organizationFindSchema,
    handle: async ({ body }) => findOrganizations(deps.database, await readIndex(), body),
  });
  route(app, {
    method: 'GET',
    path: '/catalog/organization/:code',
    summary: 'Read an organization as its page shows it',
    access: 'public',
    handle: async ({ params, request, reply }) =>
      sendPublic(
        request,
        reply,
        await findOrganizationDetail(deps.database, await readIndex(), params.code),
      ),
  });
  route(app, {
    method: 'GET',
    path: '/catalog/instructor/:id',
    summary: 'Read the public profile of an instructor',
    access: 'public',
    handle: async ({ params, request, reply }) =>
      sendPublic(
        request,
        reply,
        await findInstructorDetail(deps.database, await readIndex(), params.id),
      ),
  });
  contactRoutes(app, deps);
};
