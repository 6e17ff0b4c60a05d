import { apiBase } from '@lms/contract';
import {
  courseInstructors,
  courses,
  instructors,
  isOffered,
  isPublicPath,
  learningPaths,
  organizations,
  publicProfiles,
  users,
} from '@lms/server/database';
import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { Deps } from '../../deps';
import { escapeMarkup } from '../../escape-markup';

/** Paths of pages that are personal or of no use to a search engine. */
const notForRobots = [
  `${apiBase}/`,
  '/auth/',
  '/cart',
  '/checkout',
  '/my-courses',
  '/my-orders',
  '/learn/',
  '/error/',
];
const publicPages = [
  '/',
  '/courses',
  '/verify',
  '/verify/many',
  '/about',
  '/skills',
  '/certification',
  '/partners',
  '/partners/join',
  '/contact',
  '/support-terms',
  '/privacy',
];
/** Maximum number of addresses in a sitemap (sitemaps.org). */
const sitemapLimit = 50_000;

const securityTxt = '/.well-known/security.txt';

/** Tells where a vulnerability is reported (RFC 9116). */
const serveSecurityTxt = (
  app: FastifyInstance,
  { url, expires }: NonNullable<Config['securityContact']>,
  publicUrl: string,
) =>
  app.get(securityTxt, (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${url}`,
          `Expires: ${expires}T23:59:59Z`,
          'Preferred-Languages: en, bn',
          `Canonical: ${publicUrl}${securityTxt}`,
          '',
        ].join('\n'),
      ),
  );

/** Serves `robots.txt` (RFC 9309), sitemaps and other files with fixed names. */
export const siteFiles = (app: FastifyInstance, { config, database }: Deps) => {
  if (config.securityContact) serveSecurityTxt(app, config.securityContact, config.publicUrl);

  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...notForRobots.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${config.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const active = await database.db
      .select({ slug: courses.slug, updatedAt: courses.updatedAt })
      .from(courses)
      .where(isOffered)
      .orderBy(asc(courses.id))
      .limit(sitemapLimit);
    const partners = await database.db
      .select({ code: organizations.code, updatedAt: organizations.updatedAt })
      .from(organizations)
      .where(eq(organizations.status, 'ACTIVE'))
      .orderBy(asc(organizations.id))
      .limit(sitemapLimit);
    const paths = await database.db
      .select({ slug: learningPaths.slug, updatedAt: learningPaths.updatedAt })
      .from(learningPaths)
      .where(isPublicPath)
      .orderBy(asc(learningPaths.id))
      .limit(sitemapLimit);
    const teaching = await database.db
      .select({ id: instructors.id, updatedAt: instructors.updatedAt })
      .from(instructors)
      .where(
        and(
          eq(instructors.status, 'ACTIVE'),
          exists(
            database.db
              .select()
              .from(courseInstructors)
              .innerJoin(courses, eq(courses.id, courseInstructors.courseId))
              .where(and(eq(courseInstructors.instructorId, instructors.id), isOffered)),
          ),
        ),
      )
      .orderBy(asc(instructors.id))
      .limit(sitemapLimit);
    const people = await database.db
      .select({ slug: publicProfiles.slug, updatedAt: publicProfiles.updatedAt })
      .from(publicProfiles)
      .innerJoin(users, and(eq(users.id, publicProfiles.userId), eq(users.status, 'ACTIVE')))
      .where(
        and(
          eq(publicProfiles.isPublic, true),
          eq(publicProfiles.isSearchable, true),
          isNull(publicProfiles.takenDownAt),
        ),
      )
      .orderBy(asc(publicProfiles.userId))
      .limit(sitemapLimit);
    const entry = (path: string, changed?: string) =>
      `<url><loc>${escapeMarkup(config.publicUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
    const urls = [
      ...publicPages.map((path) => entry(path)),
      ...partners.map(({ code, updatedAt }) => entry(`/organization/${code}`, updatedAt)),
      ...(paths.length > 0 ? [entry('/paths')] : []),
      ...paths.map(({ slug, updatedAt }) => entry(`/paths/${slug}`, updatedAt)),
      ...active.map(({ slug, updatedAt }) => entry(`/course/${slug}`, updatedAt)),
      ...teaching.map(({ id, updatedAt }) => entry(`/instructors/${id}`, updatedAt)),
      ...people.map(({ slug, updatedAt }) => entry(`/people/${slug}`, updatedAt)),
    ].slice(0, sitemapLimit);
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });

  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
};
